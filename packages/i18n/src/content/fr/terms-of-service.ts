import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Conditions générales d’utilisation et de vente',
  contents: 'Sommaire',
  html: `
<p>Les présentes conditions régissent l’utilisation de ce site et, dès l’ouverture des commandes, la vente des produits numériques qui y sont présentés. Elles tiennent aussi lieu de mentions légales.</p>

<h2>1. Qui nous sommes</h2>
<p>Ce site est édité sous le nom Vitrine par la société suivante (articles 1-1 et 19 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique) :</p>
<ul>
<li><strong>Société :</strong> ${seller.name}, ${seller.legalForm}, capital social : ${seller.shareCapital}</li>
<li><strong>Siège social :</strong> ${seller.address}</li>
<li><strong>Registre du commerce et des sociétés (RCS) :</strong> ${seller.rcsNumber}</li>
<li><strong>Numéro de TVA :</strong> ${seller.vatNumber}</li>
<li><strong>Courriel et téléphone :</strong> ${seller.email}, ${seller.phone}</li>
<li><strong>Directeur de la publication :</strong> ${seller.publicationDirector}</li>
<li><strong>Hébergeur :</strong> ${seller.hostName}, ${seller.hostAddress}, ${seller.hostPhone}</li>
</ul>

<h2>2. Une boutique de démonstration</h2>
<p><strong>À ce jour, aucun service de paiement n’est raccordé et aucune commande n’est enregistrée.</strong> Vous pouvez parcourir le site, remplir un panier et ouvrir la fenêtre d’achat, mais le dernier bouton mène à un message et non à une vente. Rien n’est débité, rien n’est livré, aucun contrat de vente n’est conclu. La page qui annonce un paiement réussi montre ce que verrait l’auteur d’une commande payée ; l’ouvrir ne signifie pas que quoi que ce soit ait été payé.</p>
<p>Les prix affichés ne constituent donc pas une offre que vous pourriez accepter. Les sections 5 à 9 énoncent les règles qui s’appliqueront à compter de l’ouverture des commandes.</p>

<h2>3. Consommateurs et clients professionnels</h2>
<p>Est consommateur toute personne physique qui agit à des fins n’entrant pas dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole (article liminaire du code de la consommation). Les sections 8 et 9 ainsi que la médiation prévue à la section 12 protègent les consommateurs ; elles ne bénéficient aux autres clients que si la loi le prévoit. Sauf mention d’un autre texte, les articles cités ci-dessous sont ceux de ce code.</p>

<h2>4. Notre offre</h2>
<p>Nous proposons des e-books, des logiciels et des formations en vidéo, fournis en ligne sans support matériel, ainsi que quelques prestations de services, comme des ateliers. Le contenu de chaque produit est décrit sur sa page. Ses fonctionnalités, sa compatibilité et l’équipement nécessaire seront indiqués avant la commande (articles L. 111-1 et L. 221-5). Le contenu intégral est réservé aux acheteurs ; l’aperçu fait partie du produit. Le site ne publie actuellement aucun avis de clients.</p>

<h2>5. Prix</h2>
<p>Les prix sont indiqués en euros, sauf mention d’une autre devise, et <strong>toutes taxes comprises</strong>. Le taux de TVA dépend du produit et de votre pays ; le montant de la taxe est calculé et affiché à l’étape de paiement, avant que vous ne vous engagiez, sans augmenter le prix affiché. La fourniture en ligne est gratuite. Le prix applicable est celui qui est affiché au moment où vous passez commande.</p>

<h2>6. Commande</h2>
<ol>
<li>Vous placez des produits dans le panier, où vous pouvez en modifier les quantités ou les retirer.</li>
<li>Vous indiquez les renseignements nécessaires à la commande et acceptez les présentes conditions. Si vous souhaitez un accès immédiat, vous donnez en outre l’accord décrit à la section 8.</li>
<li>Vous vérifiez le détail de la commande et son prix total, et corrigez d’éventuelles erreurs (articles 1127-1 et 1127-2 du code civil).</li>
<li>Vous passez commande au moyen d’un bouton qui indique sans ambiguïté que la commande oblige à payer (article L. 221-14).</li>
<li>Vous recevez par courriel une confirmation comportant les termes du contrat et, le cas échéant, votre accord (article L. 221-13).</li>
</ol>
<p>Les moyens de paiement acceptés seront indiqués avant la première étape. Le contrat peut être conclu dans chacune des langues du site. Nous conservons pendant dix ans les contrats d’un montant égal ou supérieur à 120 € et vous y donnons accès sur demande (articles L. 213-1, D. 213-1 et D. 213-2).</p>

<h2>7. Fourniture</h2>
<p>L’accès au contenu vous est ouvert par courriel, sans retard injustifié, dès l’acceptation du paiement, sauf si vous avez choisi d’attendre la fin du délai de rétractation. Si vous ne recevez pas l’accès ou s’il ne fonctionne pas, écrivez-nous : nous le rétablissons ou, à défaut, le contrat prend fin et nous vous remboursons.</p>
<p>Les ateliers et les séances ont lieu en ligne, à la date indiquée sur la page du produit ou convenue avec vous. Vous pouvez reporter gratuitement votre réservation jusqu’à sept jours avant cette date ; ensuite, vous pouvez vous faire remplacer par une autre personne. Si nous devons annuler ou déplacer une date, vous choisissez entre une nouvelle date et le remboursement intégral dans un délai de quatorze jours. Votre droit de rétractation (section 8) n’en est pas affecté.</p>

<h2>8. Droit de rétractation</h2>
<p>Vous disposez de quatorze jours à compter de la conclusion du contrat pour vous rétracter sans avoir à motiver votre décision (article L. 221-18). Pour exercer ce droit, utilisez, avant l’expiration de ce délai, la fonctionnalité de rétractation en ligne que ce site proposera pendant toute sa durée (article L. 221-21), ou envoyez-nous le formulaire ci-dessous ou toute autre déclaration dénuée d’ambiguïté. Nous en accusons réception sur un support durable. Nous vous remboursons dans les quatorze jours suivant la date à laquelle nous en sommes informés, par le moyen de paiement que vous avez utilisé (article L. 221-24).</p>
<p><strong>Pour un contenu numérique fourni sans support matériel, vous perdez ce droit dès que la fourniture a commencé</strong>, si les trois conditions de l’article L. 221-28, 13°, sont réunies :</p>
<ol>
<li>vous avez donné préalablement votre consentement exprès pour que l’exécution du contrat commence avant la fin du délai de rétractation ;</li>
<li>vous avez reconnu que vous perdrez ainsi votre droit de rétractation ;</li>
<li>nous vous avons confirmé cet accord sur un support durable.</li>
</ol>
<p>Vous êtes libre de ne pas y consentir : l’accès s’ouvre alors après quatorze jours et votre droit demeure entier. S’il manque une de ces conditions, vous conservez le droit de vous rétracter et ne devez rien pour le contenu déjà fourni (article L. 221-26). Pour une prestation de services commencée à votre demande pendant le délai, vous payez un montant proportionnel à ce qui a été fourni (article L. 221-25) ; le droit s’éteint lorsque la prestation a été pleinement exécutée, à condition qu’elle ait commencé avec votre accord préalable et exprès et que vous ayez reconnu que vous perdriez alors ce droit (article L. 221-28, 1°).</p>
<h3>Modèle de formulaire de rétractation</h3>
<p>(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)</p>
<ul>
<li>À l’attention de ${seller.name}, ${seller.address}, ${seller.email} :</li>
<li>Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :</li>
<li>Commandé le (*)/reçu le (*) :</li>
<li>Nom du (des) consommateur(s) :</li>
<li>Adresse du (des) consommateur(s) :</li>
<li>Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :</li>
<li>Date :</li>
</ul>
<p>(*) Rayez la mention inutile. Pour un contenu numérique, indiquez son titre.</p>

<h2>9. Garanties légales</h2>
<p>Nous répondons des défauts de conformité du contenu numérique (articles L. 224-25-1 et suivants) et des vices cachés. Pour mettre en œuvre ces garanties, écrivez à ${seller.email}. L’encadré prévu par la loi (annexe à l’article D. 211-3) est le suivant :</p>
<p>Le consommateur dispose d’un délai de deux ans à compter de la fourniture du contenu numérique ou du service numérique pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant un délai d’un an à compter de la date de fourniture, le consommateur n’est tenu d’établir que l’existence du défaut de conformité et non la date d’apparition de celui-ci.</p>
<p>La garantie légale de conformité emporte obligation de fournir toutes les mises à jour nécessaires au maintien de la conformité du contenu numérique ou du service numérique.</p>
<p>La garantie légale de conformité donne au consommateur droit à la mise en conformité du contenu numérique ou du service numérique sans retard injustifié suivant sa demande, sans frais et sans inconvénient majeur pour lui.</p>
<p>Le consommateur peut obtenir une réduction du prix en conservant le contenu numérique ou le service numérique ou il peut mettre fin au contrat en se faisant rembourser intégralement contre renoncement au contenu numérique ou au service numérique, si :</p>
<ol>
<li>Le professionnel refuse de mettre le contenu numérique ou le service numérique en conformité ;</li>
<li>La mise en conformité du contenu numérique ou du service numérique est retardée de manière injustifiée ;</li>
<li>La mise en conformité du contenu numérique ou du service numérique ne peut intervenir sans frais imposés au consommateur ;</li>
<li>La mise en conformité du contenu numérique ou du service numérique occasionne un inconvénient majeur pour le consommateur ;</li>
<li>La non-conformité du contenu numérique ou du service numérique persiste en dépit de la tentative de mise en conformité du professionnel restée infructueuse.</li>
</ol>
<p>Le consommateur a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut de conformité est si grave qu’il justifie que la réduction du prix ou la résolution du contrat soit immédiate. Le consommateur n’est alors pas tenu de demander la mise en conformité du contenu numérique ou du service numérique au préalable.</p>
<p>Dans les cas où le défaut de conformité est mineur, le consommateur n’a droit à l’annulation du contrat que si le contrat ne prévoit pas le paiement d’un prix.</p>
<p>Toute période d’indisponibilité du contenu numérique ou du service numérique en vue de sa remise en conformité suspend la garantie qui restait à courir jusqu’à la fourniture du contenu numérique ou du service numérique de nouveau conforme.</p>
<p>Les droits mentionnés ci-dessus résultent de l’application des articles L. 224-25-1 à L. 224-25-31 du code de la consommation.</p>
<p>Le professionnel qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article L. 242-18-1 du code de la consommation).</p>
<p>Le consommateur bénéficie, en outre, de la garantie légale des vices cachés en application des articles 1641 à 1649 du code civil, pendant une durée de deux ans à compter de la découverte du défaut. Cette garantie donne droit à une réduction de prix si le contenu numérique ou le service numérique est conservé ou à un remboursement intégral contre renonciation au contenu numérique ou au service numérique.</p>

<h2>10. Propriété intellectuelle et licence</h2>
<p>Les textes, les images et les signes distinctifs de ce site, de même que les produits, appartiennent à notre société ou à leurs auteurs. Ce qui est publié avec le code source du site sous une licence libre peut être utilisé selon cette licence.</p>
<p>L’achat vous confère le droit personnel, non exclusif et incessible, pour le monde entier et pour la durée de la protection du contenu, d’utiliser le produit pour vous-même ou, si vous achetez pour une organisation, pour le nombre de personnes ou d’appareils indiqué sur la page du produit ou dans la variante choisie. Vous ne pouvez ni le revendre, ni le publier, ni partager votre accès. Les exceptions légales demeurent, notamment celles des articles L. 122-5 et L. 122-6-1 du code de la propriété intellectuelle.</p>

<h2>11. Responsabilité</h2>
<p>La consultation du site est gratuite, et nous pouvons l’interrompre pour maintenance. Les articles et les aperçus informent en termes généraux ; ils ne constituent pas un conseil sur un cas particulier et ne promettent aucun résultat.</p>
<p><strong>Consommateurs :</strong> nous répondons de plein droit de la bonne exécution du contrat (article L. 221-15), sauf si l’inexécution est imputable à vous-même, au fait imprévisible et insurmontable d’un tiers ou à un cas de force majeure.</p>
<p><strong>Clients professionnels :</strong> nous répondons du préjudice direct et prévisible, dans la limite du prix payé pour le produit concerné.</p>
<p>Aucune des présentes clauses ne limite la responsabilité en cas de dommage corporel, de dol ou de faute lourde, ni les droits que la loi accorde aux consommateurs.</p>

<h2>12. Réclamations et médiation</h2>
<p>Écrivez-nous d’abord, à l’adresse ${seller.email}. Si le différend subsiste, le consommateur peut, dans l’année qui suit sa réclamation écrite, recourir gratuitement à notre médiateur de la consommation (articles L. 612-1 et L. 612-2) : ${seller.mediatorName}, ${seller.mediatorAddress}, ${seller.mediatorWebsite}. La procédure est expliquée sur le <a href="https://www.economie.gouv.fr/mediation-conso">site de la médiation de la consommation</a> du ministère de l’Économie. La plateforme européenne de règlement en ligne des litiges a fermé le 20 juillet 2025.</p>

<h2>13. Droit applicable et juridictions</h2>
<p><strong>Les présentes conditions sont soumises au droit français.</strong> Le consommateur qui réside dans un autre pays de l’Union européenne conserve la protection des règles impératives de ce pays (article 6 du règlement (CE) n° 593/2008).</p>
<p>Le consommateur peut saisir la juridiction du lieu où il demeurait lors de la conclusion du contrat ou de la survenance du fait dommageable (article R. 631-3), ou celles de son pays au sein de l’Union (article 18 du règlement (UE) n° 1215/2012). <strong>Les litiges avec les clients professionnels relèvent des tribunaux de notre siège social.</strong></p>

<h2>14. Langues et modifications</h2>
<p>La version française fait foi ; les autres langues en sont des traductions. En cas de doute, l’interprétation la plus favorable au consommateur l’emporte (article L. 211-1). Une commande est régie par les conditions en vigueur le jour où elle a été passée. Pour les données personnelles, consultez la <a href="/privacy-policy">politique de confidentialité</a>, et pour les cookies la <a href="/cookie-policy">politique relative aux cookies</a>.</p>
`,
} satisfies Translation<'fr', 'terms-of-service'>;
