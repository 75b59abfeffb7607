import type { Translation } from '../../messages.ts';

export default {
  '1': `<h2>Chapitre 1. La liste du mardi</h2>
<p>Prenez un mardi ordinaire et notez toutes les tâches de trois de vos collègues, dans l’ordre où ils les accomplissent, en chronométrant chacune. Oubliez les fiches de poste : notez ce qui se passe vraiment. Dans les douze entreprises de ce livre, la liste comptait entre 31 et 58 lignes, et chaque fois une tâche prenait plus d’une heure sans que personne l’ait jamais considérée comme du travail.</p>
<p>Marquez chaque ligne d’une ou de plusieurs lettres : <strong>R</strong> pour ce qui se répète au moins dix fois par semaine, <strong>D</strong> pour ce qui demande une décision, <strong>A</strong> pour ce qui attend quelqu’un d’autre. Les lignes avec R et sans D sont celles qu’il faut regarder en premier. Les lignes avec D sont celles par lesquelles la plupart des projets commencent, et sur lesquelles la plupart échouent.</p>
<h2>Chapitre 2. Le prix d’une erreur</h2>
<p>Supposons qu’un outil trie 2 000 messages par mois et se trompe dans 6 % des cas. Cela fait 120 erreurs. Si chacune coûte dix euros à rattraper, elles vous reviennent à 1 200 € par mois, et l’outil qui semblait bon marché ne l’est plus. Si vous ne lui laissez trier que ce dont il est sûr, et confiez le reste à une personne, le même outil ne se trompera peut-être que 14 fois.</p>
<h2>Chapitre 3. Douze cas</h2>
<ul>
<li>Un grossiste de 40 salariés : la saisie des commandes, de neuf minutes à deux.</li>
<li>Une étude de notaire : la recherche d’actes anciens, et pourquoi le projet a été arrêté au bout d’un mois.</li>
<li>Un groupe hôtelier : des réponses en cinq langues, toutes relues par une personne.</li>
<li>Une menuiserie : des devis à partir de photos, le cas le plus rentable de ce livre.</li>
</ul>
<p>Chaque cas se termine par la feuille de calcul remplie, pour que vous puissiez en remplacer les chiffres par les vôtres.</p>`,
  '2': `<h2>Une installation en un après-midi</h2>
<ol>
<li>Connectez vos comptes publicitaires et votre boutique. Un accès en lecture suffit : la boîte à outils ne change rien tant que vous ne le lui demandez pas.</li>
<li>Dites ce qu’est un client. Une première commande, un contrat signé, une deuxième visite : choisissez, et ne changez plus pendant trois mois.</li>
<li>Indiquez ce qu’un client vous rapporte en un an. Une estimation honnête fera l’affaire ; la boîte à outils montre à quel point le résultat en dépend.</li>
</ol>
<h2>Le rapport du lundi</h2>
<p>Le rapport tient en un chiffre, trois lignes et une question. Le chiffre est le coût d’un nouveau client. Les lignes sont le canal qui a progressé, celui qui a reculé et celui dont les données ne suffisent pas pour trancher. La question change d’une semaine à l’autre ; on peut toujours y répondre par oui ou par non.</p>
<h2>Les règles d’arrêt</h2>
<p>Chaque campagne a une règle qui y met fin : après tant d’euros sans un seul client, elle s’arrête et vous prévient. Fixez la limite à trois fois ce que vous acceptez de payer pour un client. C’est assez tard pour ne pas arrêter une bonne campagne par hasard, et assez tôt pour qu’une mauvaise ne coûte pas trop cher.</p>
<h2>Les modèles</h2>
<p>Quarante modèles sont prêts à adapter : six séquences de bienvenue, cinq pour les paniers abandonnés, quatre pour les renouvellements, trois pour reconquérir des clients, et 22 landing pages. Une note accompagne chacun et dit quand ne pas l’utiliser.</p>`,
  '3': `<h2>Programme : 15 chapitres, 20 heures de vidéo, 5 projets</h2>
<ol>
<li>Le modèle qui avait raison et qu’il a fallu retirer</li>
<li>Choisir la métrique avant le modèle</li>
<li>Valider sur des données temporelles</li>
<li>Les fuites de données, et comment les trouver</li>
<li>Les événements rares</li>
<li>Arbres et <em lang="en">boosting</em> en profondeur</li>
<li>Les réseaux de neurones sans mystère</li>
<li>Les modèles de langage comme composants</li>
<li>Incertitude et calibration</li>
<li>Expliquer une décision à une personne</li>
<li>L’équité : des définitions qui s’excluent</li>
<li>Du notebook à la production</li>
<li>Supervision et dérive</li>
<li>Expérimenter en production</li>
<li>Quand éteindre un modèle</li>
</ol>
<h2>Les cinq projets</h2>
<ul>
<li><strong>Réparer :</strong> trouver la fuite de données dans un modèle d’attrition que tout le monde admire.</li>
<li><strong>Prévoir :</strong> la demande de 300 produits, avec un coût pour chaque erreur.</li>
<li><strong>Détecter :</strong> la fraude au paiement, avec quatre cas positifs sur dix mille.</li>
<li><strong>Lire :</strong> extraire des informations de 500 contrats numérisés, et dire quand on n’est pas sûr.</li>
<li><strong>Exploiter :</strong> mettre le quatrième projet en production, l’observer deux semaines et rédiger son bilan de fin de vie.</li>
</ul>
<h2>Chapitre 1, première leçon</h2>
<p>Voici la matrice de confusion qui a été présentée à l’équipe le jour du lancement. Le modèle prédit les livraisons en retard ; le tableau porte sur 1 000 livraisons.</p>
<table>
<thead>
<tr><th scope="col">Livraisons</th><th scope="col">Prédites en retard</th><th scope="col">Prédites à l’heure</th></tr>
</thead>
<tbody>
<tr><th scope="row">En retard</th><td>24</td><td>19</td></tr>
<tr><th scope="row">À l’heure</th><td>11</td><td>946</td></tr>
</tbody>
</table>
<p>Regardez-la une minute avant de continuer : 970 réponses sur 1 000 sont justes, soit 97 %. Tout y est exact, et l’erreur ne s’y trouve pas : les données s’arrêtent un vendredi, et les réclamations commencent un lundi.</p>`,
  '4': `<h2>Stratégie 1. Être la source</h2>
<p>Quand la réponse s’affiche au-dessus des résultats, le clic disparaît, mais pas la question. Qui publie un chiffre que personne d’autre ne possède est cité dans la réponse, avec son nom. Un fabricant de stores a mesuré la température derrière 60 fenêtres pendant un été, pour moins de 4 000 €. Depuis, un article sur deux à ce sujet reprend son chiffre.</p>
<h2>Stratégie 2. Douze lettres par an</h2>
<p>Un e-mail par mois, écrit par une seule personne, sur une seule chose qu’elle a apprise. Pas d’images, pas de remise. Dans les entreprises de ce livre, le taux d’ouverture est passé de 19 % à 41 % en huit mois ; le nombre d’abonnés a baissé d’un quart, et les ventes par lettre ont doublé.</p>
<h2>Stratégie 3. Le dernier euro</h2>
<p>Une publicité rentable en moyenne peut perdre de l’argent sur sa dernière tranche. Retirer un dixième à la fois ne montre rien : le hasard fait varier davantage les commandes. Réduisez la dépense de moitié pendant quatre semaines et comparez la marge, publicité payée, à celle des quatre semaines précédentes. Sur 23 entreprises, 15 ont fini avec un budget plus petit et une marge plus grande.</p>
<h2>Ce qui ne fonctionne plus</h2>
<ul>
<li>Les articles écrits à la chaîne pour les moteurs de recherche : deux tiers de visites en moins en un an.</li>
<li>Le reciblage pendant 30 jours : après le quatrième, il touche surtout ceux qui ont déjà acheté ailleurs.</li>
</ul>`,
  '5': `<h2>Classement</h2>
<p>Indiquez au logiciel une boîte de messagerie et un dossier. Il lit ce qui arrive, propose un nom tel que <code>2025-08-13 Facture Morvan 1240.pdf</code> et un emplacement, et vous consulte pour les 50 premiers documents. Ensuite, il ne vous interroge que lorsqu’il n’est pas sûr. Tout déplacement peut être annulé pendant 90 jours.</p>
<h2>Compte rendu</h2>
<p>Enregistrez la réunion avec n’importe quel appareil. Le logiciel rédige trois listes, et rien d’autre : ce qui a été décidé, qui fait quoi et pour quand, et ce qui est resté en suspens. Ce qui n’a été confié à personne figure dans la troisième liste, même si tout le monde a hoché la tête.</p>
<h2>Rappel</h2>
<p>Donnez-lui une tâche, un nom et une date. Deux jours avant l’échéance, il envoie un message poli, un seul. Le jour dit, il vous prévient et vous laisse faire : un deuxième rappel envoyé par une machine n’a jamais rien accéléré.</p>
<h2>Devis, Temps, Relance</h2>
<ul>
<li><strong>Devis</strong> remplit votre propre modèle à partir d’un échange de dix questions.</li>
<li><strong>Temps</strong> propose une feuille de temps d’après votre agenda et vos fichiers ; vous la corrigez en deux minutes.</li>
<li><strong>Relance</strong> affiche chaque matin les trois clients qui attendent un mot de vous.</li>
</ul>
<h2>Installation</h2>
<p>Une page par logiciel, un quart d’heure chacun. Commencez par Classement : c’est lui qui fait gagner le plus de temps, sans demander de changer une seule habitude.</p>`,
  '6': `<h2>Chapitre 1. Une question, un tableau, une réponse fausse</h2>
<p>La boutique vend des outils de jardin. Elle a 4 000 commandes, 2 600 clients et 310 e-mails. Les clients qui ont écrit un e-mail reviennent dans 38 % des cas, les autres dans 21 %. La boutique doit-elle inviter tout le monde à écrire ? Triez le tableau par date et regardez de nouveau : la plupart de ceux qui ont écrit et sont revenus n’ont écrit qu’après leur deuxième commande. Ce n’est pas l’e-mail qui fait revenir ; c’est parce qu’on revient qu’on écrit.</p>
<h2>Chapitre 2. Nettoyer les données</h2>
<p>On trouve dans le tableau 17 façons d’écrire « Saint-Étienne », deux clients nés en 1900 et une commande de moins trois râteaux. Vous apprenez ce qu’il faut corriger, ce qu’il faut laisser et ce qu’il faut demander, et vous notez chacun de vos choix, pour qu’une autre personne puisse choisir autrement.</p>
<h2>Chapitre 3. Visualiser les données</h2>
<p>Quatre graphiques répondent à la plupart des questions : comment les valeurs se répartissent, comment elles évoluent, comment deux colonnes varient ensemble, et en quoi des groupes diffèrent. Vous tracez chacun d’abord à la main, puis à l’ordinateur.</p>
<h2>Les autres chapitres</h2>
<ol start="4">
<li>Premiers pas en Python</li>
<li>Le hasard, et à quoi il ressemble</li>
<li>Comparer deux groupes</li>
<li>Prédire, et dire de combien l’on peut se tromper</li>
<li>Un petit modèle au service de la boutique</li>
<li>Expliquer ce que l’on a trouvé</li>
</ol>`,
} as const satisfies Translation<'fr', 'locked'>;
