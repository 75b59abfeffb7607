import { bar } from '../figures.ts';

export default `<p>Enregistrer une formation prend des mois ; savoir si quelqu’un l’achètera, trois semaines. Vendez d’abord une version réduite, en direct, avec date et prix.</p>
<h2>Deux façons d’entendre « non »</h2>
<p>Prenons Nadia, comptable, qui veut apprendre aux artisans à prévoir leur trésorerie. Elle imagine huit heures de vidéo. À raison de quinze heures de travail par heure montée (écriture, tournage, montage, reprises), il lui en faut 120 ; à 50 € l’heure, elle investit 6 000 € de son temps. À 199 € l’unité, elle doit trouver 31 acheteurs pour rentrer dans ses frais. Y parviendra-t-elle ? Elle ne le saura qu’après.</p>
<p>Autre voie : Nadia annonce quatre séances d’une heure et demie en visioconférence, dans cinq semaines, à 149 €, pour douze personnes au plus. Elle rédige une page de présentation et soixante messages personnels : huit heures, soit 400 € de son temps. Puis elle laisse passer trois semaines. À moins de six inscriptions payées, elle rembourse tout le monde et s’arrête là.</p>
<p>Le même « non » lui coûte 6 000 € dans un cas, 400 € dans l’autre. C’est tout l’intérêt de vendre d’abord.</p>
<h2>Le calcul sur plusieurs essais</h2>
<p>Supposons qu’une idée sur trois trouve son public. C’est une hypothèse ; mettez la vôtre. En enregistrant d’abord, il faut en moyenne trois formations pour en réussir une : 18 000 € de temps. En vendant d’abord, Nadia paie trois annonces (1 200 €), prépare et anime une session (30 heures, soit 1 500 €), encaisse dix places (1 490 €), puis enregistre la seule formation qui s’est vendue (6 000 €). Coût net : 7 210 €.</p>
<p>Et si vous étiez certain de réussir ? La prévente vous coûterait 410 € de plus que l’enregistrement direct : 400 € d’annonce, et 10 € que les dix places ne couvrent pas. C’est le prix de l’assurance.</p>
<figure>
<table>
<thead>
<tr><th scope="col">Ce que cela coûte</th><th scope="col">Enregistrer d’abord</th><th scope="col">Vendre d’abord</th></tr>
</thead>
<tbody>
<tr><th scope="row">Un « non »</th><td>6 000 €${bar(33)}</td><td>400 €${bar(2)}</td></tr>
<tr><th scope="row">Une formation qui se vend</th><td>18 000 €${bar(100)}</td><td>7 210 €${bar(40)}</td></tr>
<tr><th scope="row">Un succès certain</th><td>6 000 €${bar(33)}</td><td>6 410 €${bar(36)}</td></tr>
</tbody>
</table>
<figcaption>Le coût des deux voies, en temps et en argent pour Nadia</figcaption>
</figure>
<h2>Ce qui vaut preuve</h2>
<p>Un « bonne idée ! » n’est pas une preuve. Une inscription à une lettre d’information non plus. Un paiement, oui, à condition de ne compter que les inconnus et les simples relations. Votre sœur et votre ancien associé achètent par amitié : accueillez-les, mais ne les comptez pas parmi les six.</p>
<p>Fixez le seuil et la date avant d’ouvrir les ventes, et écrivez-les. Sans cela, quatre inscrits deviendront « presque six », et vous enregistrerez quand même.</p>
<h2>Ce que les séances vous apprennent</h2>
<p>Dix personnes qui posent des questions pendant six heures en disent plus long que n’importe quel plan. Notez trois choses : le moment où plusieurs décrochent, les questions qui reviennent, et ce que personne n’a utilisé d’une séance à l’autre.</p>
<p>Nadia pourrait découvrir que ses artisans maîtrisent le tableau de trésorerie et butent sur la TVA à mettre de côté. Le chapitre qu’elle aurait expédié en dix minutes devient le cœur de la formation. Deux heures de théorie disparaissent, et avec elles trente heures de travail : 1 500 €, bien plus que le prix de l’assurance.</p>
<h2>Rester honnête</h2>
<p>Une prévente n’est correcte que si l’acheteur sait ce qu’il achète. Annoncez clairement :</p>
<ul>
<li>les dates, la durée, et le fait que la formation est donnée pour la première fois ;</li>
<li>le nombre minimal d’inscrits et le jour où vous déciderez ;</li>
<li>le remboursement intégral, sans démarche, si vous annulez.</li>
</ul>
<p>Jusqu’à ce jour-là, ne touchez pas à l’argent : il n’est pas encore à vous. Vérifiez aussi vos obligations. Dans l’Union européenne et au Royaume-Uni, un particulier qui achète en ligne dispose en général de quatorze jours pour se rétracter, et vendre avant de produire n’en dispense pas.</p>
<h2>Quand cela ne marche pas</h2>
<p>La méthode suppose que vous ayez soixante personnes à qui écrire. Sinon, commencez par les rencontrer ; aucune page de vente ne le fera pour vous.</p>
<p>Elle prouve que le sujet se vend ; pour la vidéo, c’est une autre affaire. Certains paient pour vous poser leurs questions et n’achèteraient pas un enregistrement. Avant de tourner, proposez donc la version vidéo en précommande à un second cercle, avec un seuil et une date, selon les mêmes règles.</p>
<p>Enfin, six acheteurs restent un petit nombre. Ils autorisent l’étape suivante ; ils ne garantissent rien de plus. C’est le raisonnement que nous appliquons au <a href="/blog/price-of-mistakes">prix des erreurs d’une IA</a> : faute de certitude, on s’arrange pour que l’erreur coûte moins cher.</p>
<p>Vous lancerez sans doute moins de formations. Celles que vous lancerez auront déjà des clients.</p>
<p>Et quand la vôtre se sera vendue, nous pouvons la produire avec vous : <a href="/#cta">parlez-nous de votre projet</a>.</p>`;
