import { bar } from '../figures.ts';

export default `<p>Deux demandes de plus par mois peuvent doubler vos délais sans que personne travaille moins bien. Voici pourquoi il faut garder du vide dans les agendas.</p>
<h2>Seize, dix-huit, dix-neuf</h2>
<p>Camille est graphiste dans une agence. Un visuel lui prend en moyenne une journée : parfois deux heures, parfois trois jours. Elle travaille 20 jours par mois, et les demandes arrivent quand elles arrivent. Combien de temps s’écoule entre une demande et sa livraison ?</p>
<p>La théorie des files d’attente, née il y a plus d’un siècle pour dimensionner les centraux téléphoniques, donne une réponse simple : le délai moyen est la durée de la tâche divisée par la part de temps <em>libre</em>.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Demandes par mois</th><th scope="col">Occupation</th><th scope="col">Délai moyen</th></tr>
</thead>
<tbody>
<tr><th scope="row">10</th><td>50 %</td><td>2 jours${bar(10)}</td></tr>
<tr><th scope="row">16</th><td>80 %</td><td>5 jours${bar(25)}</td></tr>
<tr><th scope="row">18</th><td>90 %</td><td>10 jours${bar(50)}</td></tr>
<tr><th scope="row">19</th><td>95 %</td><td>20 jours${bar(100)}</td></tr>
</tbody>
</table>
<figcaption>Le délai moyen selon l’occupation de l’agenda</figcaption>
</figure>
<p>Relisez les deux dernières lignes. Une seule demande de plus, et le délai passe de deux semaines à quatre. Camille n’a pas ralenti : chaque visuel lui prend toujours une journée. Tout le reste est de l’attente.</p>
<h2>Une heure vide ne se met pas de côté</h2>
<p>Pourquoi ? Parce que les demandes n’arrivent pas à intervalles réguliers. Si rien ne vient le lundi, cette journée ne pourra pas resservir le jeudi. Si trois demandes tombent le mardi, la troisième sera livrée le jeudi soir, et celles du mercredi attendront derrière elle. Avec de la marge, la file se résorbe avant la vague suivante. Sans marge, chaque retard s’ajoute au précédent : plus l’agenda est plein, plus il faut de temps pour effacer un imprévu.</p>
<p>C’est ce que masque un graphique d’occupation. On y lit 95 %, et tout le monde se félicite. On n’y lit pas que le client attendra quatre semaines un travail d’une journée, relancera trois fois, et que chaque réponse prendra encore du temps à Camille.</p>
<h2>Trois remèdes</h2>
<p><strong>Sortir les gros travaux de la file.</strong> Dans ce modèle, la moitié de l’attente vient de l’inégalité des tâches. Si chaque visuel demandait exactement une journée, le délai à 90 % de charge tomberait de 10 jours à 5,5. Vous n’y arriverez jamais tout à fait, mais vous pouvez fixer une taille maximale : au-delà de deux jours, un travail devient un projet, avec ses propres dates.</p>
<p><strong>Partager la file.</strong> Deux graphistes qui ont chacun leurs clients forment deux files, avec dix jours de délai chacune à 90 %. Réunis sur une seule file, où le premier libre prend la demande suivante, ils livrent en 5,3 jours, à charge égale. Une condition : que l’un puisse servir les clients de l’autre.</p>
<p><strong>Garder du vide.</strong> Ramener Camille de 18 à 16 demandes divise le délai par deux. Si sa journée se facture 400 €, ces deux demandes refusées coûtent 800 € par mois. C’est le prix d’un délai court. Comparez-le à ce que vous coûtent déjà les retards : un client parti, une remise pour s’excuser, une urgence sous-traitée à 600 € la journée.</p>
<h2>Libre ne veut pas dire inoccupé</h2>
<p>Garder un jour sur cinq sans engagement ne veut pas dire attendre. Mettez-y ce qui s’interrompt sans dommage : documenter, se former, préparer les modèles qui feront gagner une heure la prochaine fois. La règle : une demande de client passe devant. Et si ce jour se remplit de réunions fixes, il n’existe plus.</p>
<h2>Ce que le modèle ignore</h2>
<p>Ces chiffres supposent des arrivées au hasard, des durées très inégales, et des demandes traitées dans l’ordre. La réalité sera plus douce ou plus rude ; retenez la forme de la courbe et oubliez les décimales. Le modèle suppose aussi que la file peut s’allonger sans fin. En pratique, on rogne sur la qualité, on travaille le soir, ou le client s’en va : le graphique n’affiche aucun retard, mais quelqu’un l’a payé.</p>
<p>La règle ne vaut pas non plus partout. Si vos clients ne sont pas pressés, ou si vous planifiez chaque tâche des semaines à l’avance, une charge de 95 % peut être raisonnable.</p>
<p>Pour savoir où vous en êtes, notez pendant six semaines trois dates par demande : arrivée, début, livraison. Puis calculez la part de l’attente dans le délai total. Dans ce modèle, elle est égale à la charge : à 80 % d’occupation, un délai de cinq jours contient quatre jours d’attente. Si vous trouvez 95 %, n’achetez pas un outil de suivi de plus. Commencez par refuser, ou par décaler, la dix-neuvième demande.</p>
<p>Et si ce sont le classement, les comptes rendus et les relances qui remplissent l’agenda, les six logiciels du <a href="/product/5">Pack accélérateur de productivité</a> s’en chargent.</p>`;
