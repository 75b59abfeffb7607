import type { Translation } from '../../messages.ts';

export default {
  '1': {
    audience: [
      'Dirigeants d’entreprises de 10 à 500 personnes',
      'Responsables d’équipe à qui l’on a demandé de « faire quelque chose avec l’IA »',
      'Acheteurs qui ont un devis sur leur bureau et des doutes',
    ],
    requirements: [
      'Un lecteur de PDF ou d’EPUB, sur n’importe quel appareil',
      'Excel ou LibreOffice Calc pour la feuille de calcul',
      'Aucune connaissance technique : chaque terme est expliqué à sa première apparition',
    ],
    contents: [
      {
        title: 'La liste du mardi',
        detail: 'Trouver en un après-midi les tâches qui vous coûtent du temps (pages 9 à 46)',
      },
      { title: 'Le prix d’une erreur', detail: 'Chiffrer une idée avant de la réaliser (pages 47 à 88)' },
      { title: 'Douze cas', detail: 'Neuf réussites, trois projets arrêtés, et pourquoi (pages 89 à 176)' },
      {
        title: 'Parler aux fournisseurs',
        detail: 'La liste de questions et les réponses à attendre (pages 177 à 196)',
      },
      { title: 'La feuille de calcul, pas à pas', detail: 'La remplir avec vos propres chiffres (pages 197 à 212)' },
    ],
    format: [
      { label: 'Format', value: 'PDF et EPUB, sans verrou numérique' },
      { label: 'Longueur', value: '212 pages, environ six heures de lecture' },
      { label: 'Suppléments', value: 'Feuille de calcul (XLSX et ODS) et questions aux fournisseurs' },
      { label: 'Licence', value: 'Une personne' },
      { label: 'Mises à jour', value: 'Gratuites pendant douze mois' },
    ],
    author: {
      name: 'Claire Morvan',
      role: 'Consultante en IA chez Vitrine',
      bio: 'Claire aide les entreprises à décider quelles tâches confier à une machine. Elle parle du prix des erreurs sur notre blog, et la feuille de calcul de ce livre est celle qu’elle utilise avec ses clients.',
    },
    faq: [
      {
        question: 'Le livre porte-t-il sur un outil en particulier ?',
        answer:
          'Non. Il vous aide à juger n’importe quel outil d’après ce qu’il ferait gagner et ce que ses erreurs vous coûteraient. Seuls les cas citent des produits.',
      },
      {
        question: 'Puis-je le partager avec mon équipe ?',
        answer:
          'La licence vaut pour une personne. Vous pouvez montrer la feuille de calcul, remplie avec vos chiffres, à toute votre entreprise.',
      },
      {
        question: 'Comment reçoit-on les mises à jour ?',
        answer:
          'Par e-mail, avec un nouveau lien de téléchargement, chaque fois qu’un chapitre change pendant les douze premiers mois.',
      },
    ],
    sample: `<figure>
<h3>Un mardi chez un grossiste</h3>
<p>Service des commandes, 40 salariés, un jour de mars. Les temps sont en minutes par jour, mesurés et non devinés.</p>
<table>
<thead>
<tr><th scope="col">Tâche</th><th scope="col">Fois par jour</th><th scope="col">Minutes</th></tr>
</thead>
<tbody>
<tr><th scope="row">Saisir les commandes reçues en PDF</th><td>22</td><td>198</td></tr>
<tr><th scope="row">Chercher une date de livraison</th><td>31</td><td>93</td></tr>
<tr><th scope="row">Répondre à « où est mon colis ? »</th><td>14</td><td>56</td></tr>
<tr><th scope="row">Corriger un prix</th><td>6</td><td>42</td></tr>
</tbody>
</table>
<p>Avant de poursuivre : par quelle ligne commenceriez-vous ? La plupart des gens choisissent la troisième, parce qu’elle les agace.</p>
<figcaption>Pages 30 et 31, extrait de « La liste du mardi »</figcaption>
</figure>
<figure>
<h3>Six questions avant le deuxième rendez-vous</h3>
<ol>
<li>Sur les données de qui vos chiffres ont-ils été mesurés ?</li>
<li>Pouvons-nous tester l’outil sur 500 de nos cas passés ?</li>
<li>Que fait l’outil quand il n’est pas sûr ?</li>
<li>Où nos données sont-elles conservées, et qui peut les lire ?</li>
<li>Que nous reste-t-il si nous partons au bout d’un an ?</li>
<li>Lesquels de vos clients ont arrêté, et pourquoi ?</li>
</ol>
<p>Un bon fournisseur répond aux cinq premières. Un fournisseur honnête répond à la sixième.</p>
<figcaption>Pages 180 et 181, extrait de « Parler aux fournisseurs »</figcaption>
</figure>`,
  },
  '2': {
    audience: [
      'Entreprises qui dépensent de 500 à 20 000 € par mois en publicité',
      'Équipes marketing d’une à dix personnes',
      'Dirigeants qui veulent, le lundi matin, un chiffre fiable',
    ],
    requirements: [
      'Une version récente de Chrome, Edge, Firefox ou Safari',
      'Un accès à vos comptes publicitaires et à votre boutique ; la lecture seule suffit pour commencer',
      'Un après-midi pour la mise en place',
    ],
    contents: [
      { title: 'Campagnes', detail: 'Plan, budget et règle d’arrêt de chaque canal, côte à côte' },
      { title: 'E-mails', detail: '18 séquences : bienvenue, panier abandonné, renouvellement, reconquête' },
      { title: 'Pages', detail: '22 landing pages, et un test qui compare deux versions' },
      { title: 'Chiffres', detail: 'Coût par client, par canal et par semaine, incertitude comprise' },
      { title: 'Rapport du lundi', detail: 'Un chiffre, trois lignes et une question, par e-mail à 8 heures' },
    ],
    format: [
      { label: 'Format', value: 'Application web, en six langues' },
      { label: 'Licence', value: 'Une entreprise, jusqu’à dix utilisateurs' },
      { label: 'Mise en place', value: 'Un après-midi, avec un guide' },
      { label: 'Mises à jour et assistance', value: 'Douze mois' },
      { label: 'Vos données', value: 'Export CSV à tout moment' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsable du marketing digital chez Vitrine',
      bio: 'Thomas mène des campagnes pour des boutiques en ligne et parle du dernier euro d’un budget sur notre blog. Il a créé cette boîte à outils par lassitude des rapports dont personne ne pouvait rien faire.',
    },
    faq: [
      {
        question: 'La boîte à outils modifie-t-elle mes campagnes toute seule ?',
        answer:
          'Seulement si vous l’y autorisez. En lecture seule, elle rend compte ; avec un accès complet, elle peut arrêter une campagne qui enfreint sa règle, et vous prévient aussitôt.',
      },
      {
        question: 'Que se passe-t-il après douze mois ?',
        answer:
          'La licence n’expire pas et votre version continue de fonctionner. Les mises à jour et l’assistance se renouvellent pour un an.',
      },
      {
        question: 'Faut-il une boutique en ligne ?',
        answer:
          'Non. Un client peut être une première commande, un contrat signé ou une visite réservée. Vous dites ce qui compte, et vous pouvez l’importer d’une feuille de calcul.',
      },
    ],
    sample: `<figure>
<h3>Rapport du lundi</h3>
<p><strong>La semaine dernière, un nouveau client vous a coûté 38 € (la semaine précédente : 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Dépense</th><th scope="col">Nouveaux clients</th><th scope="col">Coût de chacun</th></tr>
</thead>
<tbody>
<tr><th scope="row">Recherche</th><td>1 056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Réseaux sociaux</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">E-mail</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2 280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>La question de la semaine : achèteriez-vous encore les dix derniers clients des réseaux sociaux à 62 € pièce ?</p>
<figcaption>Écran 1 : le rapport du lundi, avec les chiffres d’une boutique d’exemple</figcaption>
</figure>
<figure>
<h3>Campagne : recherche d’automne</h3>
<table>
<tbody>
<tr><th scope="row">Budget</th><td>300 € par semaine</td></tr>
<tr><th scope="row">Un client, c’est</th><td>une première commande payée</td></tr>
<tr><th scope="row">Il peut coûter</th><td>40 €</td></tr>
<tr><th scope="row">Règle d’arrêt</th><td>S’arrête après 120 € sans client et prévient Nadia</td></tr>
<tr><th scope="row">État</th><td>En cours ; 64 € depuis le dernier client</td></tr>
</tbody>
</table>
<figcaption>Écran 2 : une campagne, son budget et sa règle d’arrêt</figcaption>
</figure>`,
  },
  '3': {
    audience: [
      'Data scientists et ingénieurs qui ont un premier modèle derrière eux',
      'Analystes sur le point de mettre un modèle en service',
      'Responsables qui valident des modèles construits par d’autres',
    ],
    requirements: [
      'Python, avec les fonctions et les tableaux de données',
      'Un premier cours de statistiques',
      'Environ quatre heures par semaine pendant dix semaines',
      'Un navigateur récent : les notebooks s’y exécutent, sans rien installer',
    ],
    contents: [
      { title: 'Le modèle qui avait raison et qu’il a fallu retirer', detail: 'Ce qu’un jeu de test ne peut pas dire' },
      { title: 'Choisir la métrique avant le modèle', detail: 'Du coût d’une erreur à un nombre à optimiser' },
      { title: 'Valider quand le temps passe', detail: 'Des découpages qui respectent le calendrier' },
      { title: 'Les fuites de données, et comment les trouver', detail: 'Projet 1 : Réparer' },
      { title: 'Les événements rares', detail: 'Précision, rappel et taux de base' },
      { title: 'Arbres et boosting, sérieusement', detail: 'Projet 2 : Prévoir' },
      {
        title: 'Les réseaux de neurones sans mystère',
        detail: 'Un réseau écrit à la main, puis avec une bibliothèque',
      },
      { title: 'Les modèles de langage comme composants', detail: 'Prompts, recherche documentaire et tests' },
      { title: 'Incertitude et calibration', detail: 'Projet 3 : Détecter' },
      { title: 'Expliquer une décision à une personne', detail: 'Une lettre qu’un client comprend' },
      { title: 'L’équité : des définitions qui s’excluent', detail: 'En choisir une et dire pourquoi' },
      { title: 'Du notebook au service', detail: 'Projet 4 : Lire' },
      { title: 'Surveillance et dérive', detail: 'Trois alertes qui valent le dérangement' },
      { title: 'Expérimenter en production', detail: 'Marche à blanc et déploiement par étapes' },
      { title: 'Quand éteindre un modèle', detail: 'Projet 5 : Exploiter' },
    ],
    format: [
      { label: 'Format', value: 'Formation en vidéo, notebooks dans le navigateur' },
      { label: 'Durée', value: '15 chapitres, 20 heures de vidéo, 5 projets' },
      { label: 'Leçons', value: 'De 8 à 15 minutes, avec transcriptions' },
      { label: 'Rythme', value: 'Le vôtre ; environ dix semaines à quatre heures par semaine' },
      { label: 'Attestation', value: 'Après les cinq projets' },
    ],
    author: {
      name: 'Leïla Haddad',
      role: 'Ingénieure en machine learning et formatrice chez Vitrine',
      bio: 'Leïla met des modèles en service, et les en retire. Le modèle du premier chapitre était le sien, et les réclamations aussi.',
    },
    faq: [
      {
        question: 'Quelles bibliothèques la formation utilise-t-elle ?',
        answer:
          'pandas, scikit-learn et PyTorch. Les idées valent pour d’autres, et chaque chapitre dit ce qui change.',
      },
      {
        question: 'Qui corrige les projets ?',
        answer:
          'Vous, à l’aide d’un corrigé qui commente chaque étape. Des contrôles automatiques dans le notebook signalent un résultat impossible.',
      },
      {
        question: 'Combien de temps ai-je accès à la formation ?',
        answer:
          'Aussi longtemps que vous le voulez. Vous pouvez aussi télécharger les transcriptions et les notebooks, et les garder.',
      },
    ],
    sample: `<h3>Chapitre 5, leçon 2 : pourquoi 99 % ne suffisent pas</h3>
<p>Plan de la leçon (12 minutes)</p>
<ol>
<li>Quatre fraudes sur 10 000 paiements : ce que « juste » veut dire ici</li>
<li>Le tableau par lequel tout rapport devrait commencer</li>
<li>Précision et rappel, en paiements et en euros</li>
<li>Ce que coûte un contrôle, et qui le paie</li>
</ol>
<h3>Exercice corrigé</h3>
<p>Sur 10 000 paiements, 4 sont frauduleux. Un détecteur en signale 63, dont 3 fraudes. Vaut-il mieux qu’un programme qui ne signale jamais rien ?</p>
<table>
<thead>
<tr><th scope="col">Paiements</th><th scope="col">Signalés</th><th scope="col">Non signalés</th></tr>
</thead>
<tbody>
<tr><th scope="row">Frauduleux</th><td>3</td><td>1</td></tr>
<tr><th scope="row">Honnêtes</th><td>60</td><td>9 936</td></tr>
</tbody>
</table>
<p><strong>Exactitude.</strong> Le détecteur a raison dans 3 + 9 936 = 9 939 cas : 99,39 %. Le programme qui ne signale rien a raison dans 9 996 cas : 99,96 %. Selon cette métrique, ne rien faire l’emporte.</p>
<p><strong>Rappel.</strong> Le détecteur trouve 3 fraudes sur 4 : 75 %. Le programme qui ne fait rien n’en trouve aucune.</p>
<p><strong>Coût.</strong> Un contrôle prend deux minutes ; 63 contrôles en prennent 126, soit environ 63 € à 30 € de l’heure. Si une fraude coûte 400 € en moyenne, le détecteur évite 1 200 € de fraude et coûte 63 €. La bonne métrique était celle qui compte en euros.</p>`,
  },
  '4': {
    audience: [
      'Responsables marketing qui préparent le budget de l’année prochaine',
      'Dirigeants qui font leur marketing eux-mêmes',
      'Agences qui veulent des chiffres pour argumenter',
    ],
    requirements: [
      'Un lecteur de PDF ou d’EPUB, sur n’importe quel appareil',
      'Un traitement de texte pour le plan d’une page (DOCX et ODT)',
      'Douze mois de vos propres ventes, si vous voulez calculer en même temps',
    ],
    contents: [
      { title: 'Être la source', detail: 'Publier le chiffre que les autres citent' },
      { title: 'Douze lettres par an', detail: 'Un e-mail par mois, que l’on ouvre' },
      { title: 'Le dernier euro', detail: 'Trouver la part du budget qui perd de l’argent' },
      { title: 'Vendre à ceux qui ont acheté', detail: 'La deuxième commande avant la première d’un inconnu' },
      { title: 'Une page, une promesse', detail: 'Des landing pages qui demandent une seule chose' },
      { title: 'Laisser les clients expliquer', detail: 'Des cas chiffrés à la place des éloges' },
      { title: 'Emprunter l’audience du voisin', detail: 'Des partenaires qui vendent au même public' },
      { title: 'Ce qui ne fonctionne plus', detail: 'Deux stratégies passées au crible' },
      { title: 'Le plan d’une page', detail: 'Les modèles, vides et remplis' },
    ],
    format: [
      { label: 'Format', value: 'PDF et EPUB, sans verrou numérique' },
      { label: 'Longueur', value: '148 pages, environ quatre heures de lecture' },
      { label: 'Chiffres', value: 'De 23 entreprises, recueillis en 2025' },
      { label: 'Suppléments', value: 'Modèles de plan marketing d’une page' },
      { label: 'Licence', value: 'Une personne' },
    ],
    author: {
      name: 'Thomas Belkacem',
      role: 'Responsable du marketing digital chez Vitrine',
      bio: 'Thomas mène des campagnes pour des boutiques en ligne et parle de marketing sur notre blog. Pour ce livre, il a demandé leurs chiffres à 23 entreprises, y compris ceux des échecs.',
    },
    faq: [
      {
        question: 'Un livre sur 2025 est-il encore utile ?',
        answer:
          'Oui. Les chiffres datent de 2025 ; la méthode, du budget au moment de renoncer, ne dépend pas de l’année.',
      },
      {
        question: 'Ces stratégies visent-elles les entreprises ou les particuliers ?',
        answer:
          'Les deux. Chaque chapitre commence par la situation à laquelle sa stratégie convient : vous pouvez sauter celles qui ne sont pas la vôtre.',
      },
      {
        question: 'De quel budget ai-je besoin ?',
        answer: 'Trois des sept stratégies coûtent moins de 500 € par mois. Chaque chapitre indique son coût.',
      },
    ],
    sample: `<figure>
<h3>Les quatre-vingt-dix premiers jours</h3>
<table>
<thead>
<tr><th scope="col">Jours</th><th scope="col">Ce que vous faites</th><th scope="col">Ce que vous regardez</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 à 10</th><td>Choisir la personne qui écrit. Nettoyer la liste.</td><td>Les adresses en erreur</td></tr>
<tr><th scope="row">11 à 30</th><td>Première lettre : ce qu’une erreur vous a appris.</td><td>Les réponses, pas les clics</td></tr>
<tr><th scope="row">31 à 60</th><td>Deuxième lettre : une question à vos lecteurs.</td><td>Combien répondent</td></tr>
<tr><th scope="row">61 à 90</th><td>Troisième lettre : la réponse, chiffres à l’appui.</td><td>Les commandes sous sept jours</td></tr>
</tbody>
</table>
<p>Renoncez si personne n’a répondu au jour 90. La liste est alors trop froide, et une quatrième lettre ne la réchauffera pas.</p>
<figcaption>Pages 34 et 35, extrait de « Douze lettres par an »</figcaption>
</figure>
<figure>
<h3>Le plan d’une page : un atelier de vélos</h3>
<table>
<tbody>
<tr><th scope="row">Nous vendons</th><td>Une révision annuelle, 89 €, enlèvement au bureau</td></tr>
<tr><th scope="row">À</th><td>Des entreprises de plus de 50 salariés à moins de 10 km</td></tr>
<tr><th scope="row">Nous arrêtons</th><td>Les prospectus, les remises de janvier</td></tr>
<tr><th scope="row">Nous essayons</th><td>D’emprunter l’audience du voisin, avec deux bailleurs de bureaux</td></tr>
<tr><th scope="row">Cela peut coûter</th><td>240 € par mois jusqu’en juin</td></tr>
<tr><th scope="row">Nous renonçons si</th><td>moins de 15 réservations au 30 juin</td></tr>
</tbody>
</table>
<figcaption>Pages 140 et 141, extrait de « Le plan d’une page »</figcaption>
</figure>`,
  },
  '5': {
    audience: [
      'Équipes de 2 à 15 personnes qui partagent une boîte de réception',
      'Artisans, cabinets et agences qui rédigent des devis',
      'Toutes celles et tous ceux qui ne doivent pas envoyer les fichiers de leurs clients dans un cloud',
    ],
    requirements: [
      'Windows 11, macOS 14 ou une distribution Linux récente',
      '8 Go de mémoire et 6 Go d’espace disque',
      'Une messagerie IMAP pour Classement et Rappel, un agenda pour Temps',
    ],
    contents: [
      { title: 'Classement', detail: 'Nomme ce qui arrive par e-mail et le met à sa place' },
      { title: 'Compte rendu', detail: 'Transforme un enregistrement en décisions, avec un nom et une date' },
      { title: 'Rappel', detail: 'Envoie une relance polie, une seule, puis vous avertit' },
      { title: 'Devis', detail: 'Remplit votre propre modèle' },
      { title: 'Temps', detail: 'Propose une feuille de temps que vous corrigez' },
      { title: 'Relance', detail: 'Montre qui attend un mot de vous' },
    ],
    format: [
      { label: 'Format', value: 'Six logiciels à installer' },
      { label: 'Licence', value: 'Jusqu’à 15 ordinateurs d’une entreprise' },
      { label: 'Où cela tourne', value: 'Sur vos propres ordinateurs, pas dans le cloud' },
      { label: 'Mise en place', value: 'Un quart d’heure par logiciel' },
      { label: 'Mises à jour et assistance', value: 'Douze mois' },
    ],
    author: {
      name: 'Inès Delaunay',
      role: 'Responsable de l’organisation chez Vitrine',
      bio: 'Inès planifie le travail de nos équipes et parle des agendas trop pleins sur notre blog. Le pack est né de six scripts qu’elle avait écrits pour une équipe de neuf.',
    },
    faq: [
      {
        question: 'Quelque chose quitte-t-il mes ordinateurs ?',
        answer:
          'Seulement ce que vous demandez : Classement et Rappel échangent avec votre propre serveur de messagerie. Enregistrements, fichiers et devis sont traités sur vos ordinateurs.',
      },
      {
        question: 'Puis-je n’utiliser qu’un seul des six ?',
        answer:
          'Oui. Chaque logiciel s’installe seul et n’a besoin d’aucun autre. Nous conseillons de commencer par Classement.',
      },
      {
        question: 'Et si Classement range un document au mauvais endroit ?',
        answer: 'Vous pouvez annuler chaque déplacement pendant 90 jours, un par un ou toute une journée d’un coup.',
      },
    ],
    sample: `<figure>
<h3>Classement : les propositions de ce matin</h3>
<table>
<thead>
<tr><th scope="col">Reçu sous le nom</th><th scope="col">Nouveau nom</th><th scope="col">Dossier</th></tr>
</thead>
<tbody>
<tr><td><code>scan0042.pdf</code></td><td>2025-09-02 Bon de livraison Ferrand</td><td>Achats</td></tr>
<tr><td><code>IMG_7731.jpg</code></td><td>2025-09-02 Photo du toit, côté nord</td><td>Chantier de Lille</td></tr>
<tr><td><code>offre finale (3).docx</code></td><td>2025-09-01 Devis Delmas, version 3</td><td>Pas sûr : Devis ou Delmas ?</td></tr>
</tbody>
</table>
<p>Deux propositions acceptées, une question pour vous.</p>
<figcaption>Écran 1 : Classement propose des noms et des dossiers</figcaption>
</figure>
<figure>
<h3>Compte rendu : réunion de chantier, 2 septembre</h3>
<table>
<tbody>
<tr><th scope="row">Décidé</th><td>Le côté nord d’abord. De l’ardoise, pas de la tuile.</td></tr>
<tr><th scope="row">Qui fait quoi, pour quand</th><td>Hugo commande l’ardoise d’ici à jeudi. Amel prévient le client aujourd’hui.</td></tr>
<tr><th scope="row">En suspens</th><td>Qui récupère l’échafaudage ?</td></tr>
</tbody>
</table>
<figcaption>Écran 2 : Compte rendu, après une réunion de 34 minutes</figcaption>
</figure>`,
  },
  '6': {
    audience: [
      'Personnes qui travaillent avec des chiffres : ventes, achats, RH, administration',
      'Responsables qui lisent des rapports et veulent poser de meilleures questions',
      'Personnes en reconversion qui se demandent si la data est faite pour elles',
    ],
    requirements: [
      'Les mathématiques du lycée ; aucune programmation',
      'Un navigateur récent pour les vidéos et les exercices',
      'Environ trois heures par semaine pendant huit semaines',
    ],
    contents: [
      { title: 'Une question, un tableau, une réponse fausse', detail: 'Au tableur, en deux heures' },
      { title: 'Nettoyer', detail: 'Ce qu’il faut corriger, laisser ou demander' },
      { title: 'Représenter', detail: 'Quatre graphiques qui répondent à la plupart des questions' },
      { title: 'Premiers pas en Python', detail: 'Le même tableau, en dix lignes' },
      {
        title: 'Le hasard, et à quoi il ressemble',
        detail: 'Pourquoi les petites boutiques ont les meilleurs mois et les pires',
      },
      { title: 'Comparer deux groupes', detail: 'Une différence, ou du bruit ?' },
      {
        title: 'Prédire, et dire de combien l’on peut se tromper',
        detail: 'Les commandes du mois prochain, avec un intervalle',
      },
      { title: 'Un petit modèle au service de la boutique', detail: 'Qui commandera de nouveau ?' },
      { title: 'Expliquer ce que l’on a trouvé', detail: 'Une page, un graphique, une recommandation' },
    ],
    format: [
      { label: 'Format', value: 'Formation en vidéo, exercices dans le navigateur' },
      { label: 'Durée', value: 'Neuf chapitres, douze heures de vidéo' },
      { label: 'Outils', value: 'Le tableur dans la première partie, Python à partir de la deuxième' },
      { label: 'Rythme', value: 'Le vôtre ; environ huit semaines à trois heures par semaine' },
      { label: 'Attestation', value: 'Après les exercices' },
    ],
    author: {
      name: 'Julien Ferrand',
      role: 'Formateur et producteur de formations chez Vitrine',
      bio: 'Julien a formé des gens persuadés d’être nuls en maths. Il parle sur notre blog des formations qui se vendent, et teste chaque leçon devant un groupe avant de l’enregistrer.',
    },
    faq: [
      {
        question: 'Dois-je installer Python ?',
        answer:
          'Non. Python s’exécute dans votre navigateur, à côté de l’exercice. Si vous l’avez déjà, vous pouvez télécharger les fichiers.',
      },
      {
        question: 'Cette formation prépare-t-elle à la formation avancée ?',
        answer:
          'Elle couvre les statistiques. Pour la formation avancée, il faut aussi de la pratique en Python : à peu près deux fois les chapitres 4 à 8.',
      },
      {
        question: 'Les données de la boutique sont-elles réelles ?',
        answer:
          'Elles sont calquées sur celles d’une vraie boutique, erreurs comprises. Les noms et les adresses sont inventés : la vie privée de personne n’est en jeu.',
      },
    ],
    sample: `<h3>Chapitre 6, leçon 3 : la différence est-elle réelle ?</h3>
<p>Plan de la leçon (14 minutes)</p>
<ol>
<li>Deux lettres d’information, deux objets</li>
<li>Ce qui se passerait si l’objet ne changeait rien</li>
<li>Mélanger les étiquettes, mille fois</li>
<li>Ce que l’on peut dire, et ce que l’on ne peut pas</li>
</ol>
<h3>Exercice corrigé</h3>
<p>La boutique écrit à 2 000 clients. La moitié reçoit l’objet A, l’autre l’objet B. Lequel est le meilleur ?</p>
<table>
<thead>
<tr><th scope="col">Objet</th><th scope="col">Envoyés</th><th scope="col">Ouverts</th><th scope="col">Taux</th></tr>
</thead>
<tbody>
<tr><th scope="row">A : « Votre liste de printemps »</th><td>1 000</td><td>120</td><td>12,0 %</td></tr>
<tr><th scope="row">B : « Que semer en mars »</th><td>1 000</td><td>138</td><td>13,8 %</td></tr>
</tbody>
</table>
<p><strong>Étape 1.</strong> L’écart est de 18 ouvertures, soit 1,8 point de pourcentage. B semble meilleur.</p>
<p><strong>Étape 2.</strong> Mettez les 2 000 clients dans le même sac et redistribuez-les au hasard, 1 000 de chaque côté. Notez l’écart. Recommencez 1 000 fois ; dans le notebook, cela prend une seconde.</p>
<p><strong>Étape 3.</strong> Dans environ 230 tirages sur 1 000, le hasard seul donne un écart d’au moins 1,8 point, dans un sens ou dans l’autre. C’est presque un sur quatre.</p>
<p><strong>Ce que l’on peut dire :</strong> B a fait mieux cette fois, et nous ne savons pas encore s’il est meilleur. Et ensuite : renvoyez les deux, à plus de monde, avant de changer toutes vos lettres.</p>`,
  },
} as const satisfies Translation<'fr', 'product-details'>;
