import { bar } from '../figures.ts';

export default `<p>Vos annonces rapportent trois euros de ventes pour chaque euro dépensé ? C’est une moyenne : le dernier perd peut-être de l’argent. Voici comment le vérifier.</p>
<h2>Une moyenne qui rassure</h2>
<p>Prenons une boutique en ligne dont le panier moyen est de 50 € et qui garde 40 % de marge avant publicité, soit 20 € par commande. Elle dépense 4 000 € par mois en annonces, qui lui apportent 240 commandes et 12 000 € de ventes : trois euros de ventes par euro dépensé. Comme il lui en faut 2,5 pour rentrer dans ses frais (1 divisé par 40 %), le tableau de bord est au vert. La publicité payée, il reste 800 €.</p>
<p>Le commerçant en conclut que sa publicité fonctionne et songe à l’augmenter. Conclusion hâtive, car une moyenne mélange des euros très différents. Les premiers touchent des gens qui cherchent déjà ce produit. Les derniers paient une annonce montrée pour la neuvième fois à des gens qu’elle n’intéresse pas.</p>
<h2>Découper le budget en tranches</h2>
<p>Imaginons que la boutique connaisse le résultat de chaque niveau de dépense :</p>
<ul>
<li>1 000 € de publicité : 100 commandes ;</li>
<li>2 000 € : 170 commandes ;</li>
<li>3 000 € : 214 commandes ;</li>
<li>4 000 € : 240 commandes.</li>
</ul>
<p>Regardons chaque tranche de 1 000 € séparément. La première apporte 100 commandes, donc 2 000 € de marge : elle gagne 1 000 €. La deuxième apporte 70 commandes et gagne 400 €. La troisième en apporte 44, soit 880 € de marge : elle perd 120 €. La quatrième en apporte 26, soit 520 € : elle perd 480 €.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Tranche du budget</th><th scope="col">Commandes</th><th scope="col">Ce qu’elle laisse</th></tr>
</thead>
<tbody>
<tr><th scope="row">Première</th><td>100</td><td>gagne 1 000 €${bar(100, 32)}</td></tr>
<tr><th scope="row">Deuxième</th><td>70</td><td>gagne 400 €${bar(59, 32)}</td></tr>
<tr><th scope="row">Troisième</th><td>44</td><td>perd 120 €${bar(32, 24, 'loss')}</td></tr>
<tr><th scope="row">Quatrième</th><td>26</td><td>perd 480 €${bar(32, 0, 'loss')}</td></tr>
</tbody>
</table>
<figcaption>Ce que laisse chaque tranche de 1 000 € une fois la publicité payée</figcaption>
</figure>
<p>En s’arrêtant à 2 000 €, la boutique vendrait 29 % de moins et gagnerait 1 400 € au lieu de 800 €, soit 75 % de plus. Aucun chiffre du tableau de bord n’était faux. Tous répondaient à une autre question : combien rapporte la publicité, et non combien rapporte <em>le prochain euro</em>.</p>
<h2>Mesurer sans se leurrer</h2>
<p>Personne ne vous donnera cette courbe, et surtout pas la plateforme qui vend les annonces : elle s’attribue aussi des ventes que vous auriez faites sans elle. Il faut donc faire varier la dépense et regarder le total des commandes, toutes origines confondues.</p>
<p>L’erreur classique consiste à bouger trop peu. Retirez 1 000 € pendant un mois : vous attendez 26 commandes de moins. Or, à ce volume, deux mois parfaitement identiques diffèrent couramment d’une vingtaine de commandes par le seul hasard, et davantage si vous vendez aussi sans publicité. Vous ne verrez rien. Passez plutôt de 4 000 à 2 000 € : l’écart attendu est de 70 commandes, plus de trois fois ce bruit. Cette fois, le résultat se lit.</p>
<p>Quatre semaines peuvent suffire, à trois conditions : évitez les soldes et les fêtes, ne changez ni les prix ni le site, et laissez passer une semaine avant de compter, le temps que les annonces déjà vues produisent leur effet. Si vous vendez dans plusieurs régions, mieux encore : réduisez la dépense dans la moitié d’entre elles et comparez les deux moitiés. La météo et le calendrier sont les mêmes des deux côtés.</p>
<h2>Trois réserves</h2>
<p><strong>Les clients qui reviennent.</strong> Si un nouveau client sur deux commande une seconde fois dans l’année, chaque client gagné rapporte en moyenne 30 € de marge et non 20 €. La troisième tranche devient rentable : 44 × 30 = 1 320 €. La quatrième ne l’est toujours pas : 780 €. Encore faut-il que les clients des dernières tranches reviennent autant que les premiers ; rien ne le garantit.</p>
<p><strong>La notoriété.</strong> Une campagne peut préparer des ventes qui n’arriveront que dans six mois, et un test de quatre semaines ne les voit pas. Si vous invoquez cet argument, écrivez d’avance ce que vous attendez, et pour quelle date. Sinon, il justifiera n’importe quelle dépense.</p>
<p><strong>La courbe bouge.</strong> Un concurrent arrive, une annonce s’use, et le bon montant change. Refaites le test une ou deux fois par an, pas davantage : tant qu’il dure, il peut vous coûter des ventes rentables.</p>
<h2>À faire ce mois-ci</h2>
<p>Calculez votre marge par commande avant publicité, puis divisez 1 000 € par cette marge. Vous obtenez le nombre de commandes que chaque tranche de 1 000 € doit apporter pour être rentabilisée : cinquante dans notre exemple. Demandez-vous ensuite si votre dernière tranche les apporte vraiment. Si oui, et largement, vous dépensez trop peu. Si non, vous savez où couper. Et si vous l’ignorez, vous venez de trouver votre prochain test.</p>
<p>Le dernier euro est l’une des sept stratégies du livre <a href="/product/4">Stratégies de marketing digital 2025</a>, chacune avec son budget et son calendrier.</p>`;
