import { bar } from '../figures.ts';

export default `<p>« Fiable à 94 % » ne dit pas si une IA vous fera gagner de l’argent. Tout dépend du prix de ses erreurs, et vous pouvez le calculer avant de signer.</p>
<h2>Le calcul que tout le monde fait</h2>
<p>Prenons un cas banal. Le service clients d’une entreprise reçoit 2 000 e-mails par mois. Une personne les lit et les oriente vers la facturation, la livraison ou l’assistance technique. Il lui faut deux minutes par message ; à 30 € de l’heure, charges comprises, le tri revient à 1 € par e-mail, soit 2 000 € par mois. Elle se trompe dans 3 % des cas : 60 messages partent au mauvais endroit, et rattraper chacun d’eux prend vingt minutes, soit 10 €. Coût complet : 2 600 €.</p>
<p>Un outil d’IA promet 94 % de bonnes réponses pour 300 € par mois. Il se trompe deux fois plus souvent : 120 messages, donc 1 200 € de rattrapage. Total : 1 500 €. L’économie est de 1 100 € par mois. Affaire conclue ?</p>
<h2>Les erreurs n’ont pas toutes le même prix</h2>
<p>Parmi ces 2 000 e-mails, 20 viennent de clients sur le point de partir. Mal orientés, ils attendent trois jours de trop, et l’entreprise estime que chacun lui coûte alors 400 € de marge en moyenne. La personne qui trie les repère presque tous : elle en manque un. L’IA en a vu peu d’exemples, et ces messages sont souvent polis et ambigus : elle en manque six. Refaisons les comptes.</p>
<ul>
<li><strong>À la main :</strong> 2 000 € de tri, 59 erreurs ordinaires à 10 €, une erreur grave à 400 €. Total : 2 990 €.</li>
<li><strong>Avec l’IA :</strong> 300 € d’abonnement, 114 erreurs ordinaires, six erreurs graves. Total : 3 840 €.</li>
</ul>
<p>Le taux de réussite n’a pas bougé : 94 %. Pourtant, l’économie de 1 100 € est devenue une perte de 850 €. Les six messages qui font basculer le résultat représentent 0,3 % du volume ; aucun pourcentage global ne les montrera.</p>
<h2>Qui traite les cas douteux ?</h2>
<p>Beaucoup d’outils de tri donnent, avec chaque réponse, un indice de confiance. On peut donc fixer un seuil : au-dessus, l’IA trie seule ; au-dessous, une personne lit. Supposons que 1 600 messages passent le seuil. Sur ces cas plus faciles, l’IA commet 32 erreurs, dont une grave. Les 400 autres reviennent à la personne, qui garde son taux de 3 % : douze erreurs, dont une que nous comptons, par prudence, comme grave.</p>
<p>L’addition : 300 € d’abonnement, 710 € d’erreurs de l’IA, 400 € de tri à la main, 510 € d’erreurs humaines. Total : 1 920 €, contre 2 990 € sans outil. Le gain est de 1 070 € par mois, 12 840 € par an. Le modèle est exactement le même ; seul a changé ce qu’on lui confie.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Coût par mois</th><th scope="col">À la main</th><th scope="col">L’outil seul</th><th scope="col">Avec un seuil</th></tr>
</thead>
<tbody>
<tr><th scope="row">Tri et abonnement</th><td>2 000 €${bar(52)}</td><td>300 €${bar(8)}</td><td>700 €${bar(18)}</td></tr>
<tr><th scope="row">Erreurs ordinaires</th><td>590 €${bar(15)}</td><td>1 140 €${bar(30)}</td><td>420 €${bar(11)}</td></tr>
<tr><th scope="row">Erreurs graves</th><td>400 €${bar(10)}</td><td>2 400 €${bar(62)}</td><td>800 €${bar(21)}</td></tr>
<tr><th scope="row">Total</th><td>2 990 €${bar(78)}</td><td>3 840 €${bar(100)}</td><td>1 920 €${bar(50)}</td></tr>
</tbody>
</table>
<figcaption>Ce que coûte par mois le tri de 2 000 e-mails, de trois façons</figcaption>
</figure>
<h2>Comment le vérifier chez vous</h2>
<ol>
<li>Listez les types d’erreur (trois ou quatre suffisent) et donnez un prix à chacun : temps de rattrapage, remboursement, client perdu. Si vous hésitez, notez une fourchette et calculez avec ses deux bornes.</li>
<li>Rassemblez des cas déjà traités dont vous connaissez la bonne réponse. Cinq cents messages pris au hasard suffisent pour mesurer le taux de réussite global. Les cas rares, il faut aller les chercher : au rythme de 20 par mois, six mois d’archives en donnent 120, assez pour distinguer un outil qui en manque 5 % d’un outil qui en manque 30 %. Ces archives contiennent des données personnelles : réglez par contrat ce que le fournisseur peut en faire.</li>
<li>Essayez l’outil sur ces cas et comptez les erreurs par type, avec plusieurs seuils. Retenez le seuil dont le coût total est le plus bas, même si un autre affiche un meilleur pourcentage.</li>
<li>Recommencez chaque trimestre. Un nouveau produit, une nouvelle clientèle, et les erreurs se déplacent.</li>
</ol>
<h2>Ce que ce calcul ne dit pas</h2>
<p>Les indices de confiance sont parfois trompeurs : certains outils se disent sûrs à 99 % et se trompent. D’où l’essai sur vos propres messages avant toute signature.</p>
<p>Les 400 € par client perdu restent une estimation. Refaites le total avec 100 € : le tri à la main revient à 2 690 €, l’IA seule à 2 040 €, l’IA avec seuil à 1 320 €. L’IA seule, perdante tout à l’heure, devient rentable ; avec le seuil, elle gagne dans les deux cas. C’est le meilleur usage d’une estimation : savoir si la décision en dépend.</p>
<p>Enfin, certaines erreurs n’ont pas de prix acceptable : un avis médical, un refus de crédit, la sécurité d’une personne. Une moyenne n’a alors aucun sens. C’est à un humain de décider, quel que soit le score de la machine.</p>
<p>Pour tout le reste, ne vous contentez pas d’un pourcentage. Posez cette question au fournisseur : <strong>« Quelles erreurs fait votre outil, et lesquelles nous coûteront cher ? »</strong> S’il propose de chercher la réponse dans vos archives, la discussion peut commencer.</p>
<p>La méthode complète, avec douze cas détaillés et la feuille de calcul, se trouve dans notre guide <a href="/product/1">L’IA en entreprise</a>.</p>`;
