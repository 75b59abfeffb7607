import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Politique de confidentialité',
  contents: 'Sommaire',
  html: `
<p>Cette politique indique quelles données personnelles ce site traite, pourquoi, pendant combien de temps, et ce que vous pouvez faire à ce sujet. Elle est brève parce que le site fait peu de choses : il ne propose pas de compte, n’encaisse aucun paiement, n’enregistre aucune commande, ne suit pas ses visiteurs, n’affiche pas de publicité, et son formulaire de contact n’envoie rien.</p>

<h2>1. Le responsable du traitement</h2>
<p>Le responsable du traitement est ${seller.name}, ${seller.legalForm}, qui édite ce site sous le nom Vitrine. Son identité complète figure dans les <a href="/terms-of-service">conditions générales</a>. Pour toute question relative à vos données personnelles, écrivez à :</p>
<address>
<p>${seller.dataProtectionContact}</p>
</address>

<h2>2. Le formulaire de contact est une démonstration</h2>
<p><strong>Rien de ce que vous saisissez dans le formulaire de contact n’est envoyé ni conservé.</strong> Lorsque vous le validez, la page vérifie les champs, marque une courte pause et vous dit qu’il s’agissait d’une démonstration. Votre nom, votre adresse électronique et votre message ne quittent pas votre navigateur, et la page les oublie aussitôt. Personne ne les lit et personne ne peut y répondre. Pour nous joindre, utilisez l’adresse électronique ou le numéro de téléphone indiqués dans les conditions générales.</p>

<h2>3. La boutique est elle aussi une démonstration</h2>
<p>Aucun service de paiement n’est raccordé et aucune commande n’est enregistrée. Nous ne détenons donc ni fichier de clients, ni données de facturation, ni données de paiement. Le panier reste dans votre navigateur. Pour vérifier les prix et les stocks et vous suggérer des produits, votre navigateur demande à ce site des données du catalogue ; cette requête peut contenir les identifiants des produits de votre panier ou les mots que vous recherchez dans la boutique, mais rien qui vous nomme.</p>

<h2>4. Les données traitées et leurs finalités</h2>
<p>Les bases légales citées ci-dessous sont celles de l’article 6, paragraphe 1, du <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">règlement général sur la protection des données</a> (RGPD).</p>
<h3>Les journaux du serveur</h3>
<ul>
<li><strong>Données :</strong> adresse IP, date et heure, adresse demandée, résultat de la requête, informations que votre navigateur donne sur lui-même et sur la page d’où vous venez. Elles sont enregistrées par notre hébergeur, pour notre compte. La préférence de langue annoncée par votre navigateur ne sert qu’à choisir la langue de la page.</li>
<li><strong>Finalité :</strong> fournir les pages, repérer les dysfonctionnements et écarter les attaques.</li>
<li><strong>Base légale :</strong> notre intérêt légitime à disposer d’un site qui fonctionne et qui soit sûr (point f).</li>
<li><strong>Durée de conservation :</strong> douze mois au plus ; au-delà, seules sont gardées les lignes qui documentent un incident, jusqu’à son règlement.</li>
</ul>
<h3>Les préférences conservées sur votre appareil</h3>
<ul>
<li><strong>Données :</strong> la langue choisie, le contenu du panier et votre réponse au bandeau sur les cookies. Seuls parviennent à notre serveur le choix de la langue, dans un cookie qui accompagne chaque demande de page, et les identifiants de produits dont parle la section 3.</li>
<li><strong>Finalité :</strong> afficher la langue que vous avez choisie, garder votre panier d’une visite à l’autre et ne pas répéter le bandeau.</li>
<li><strong>Base légale :</strong> notre intérêt légitime à fournir ce que vous demandez (point f). Ces éléments étant strictement nécessaires à cette fin, l’article 82 de la loi n° 78-17 du 6 janvier 1978, dite « Informatique et Libertés », n’exige pas votre consentement.</li>
<li><strong>Durée de conservation :</strong> celle qu’indique, élément par élément, la <a href="/cookie-policy">politique relative aux cookies</a>.</li>
</ul>
<h3>Les messages adressés par courriel, par courrier ou par téléphone</h3>
<ul>
<li><strong>Données :</strong> votre nom, vos coordonnées et ce que vous nous dites.</li>
<li><strong>Finalité :</strong> vous répondre.</li>
<li><strong>Base légale :</strong> les mesures précontractuelles prises à votre demande (point b) si vous nous interrogez sur nos offres ; sinon, notre intérêt légitime à vous répondre (point f).</li>
<li><strong>Durée de conservation :</strong> le temps de traiter votre demande, puis trois ans au plus après notre dernier échange.</li>
</ul>
<h3>Les demandes d’exercice de vos droits</h3>
<ul>
<li><strong>Données :</strong> votre demande, notre réponse et, en cas de doute raisonnable sur l’identité du demandeur, un justificatif.</li>
<li><strong>Finalité :</strong> répondre, et pouvoir démontrer que nous l’avons fait.</li>
<li><strong>Base légale :</strong> nos obligations légales (point c).</li>
<li><strong>Durée de conservation :</strong> cinq ans, délai de la prescription de droit commun (article 2224 du code civil) ; le justificatif d’identité est supprimé dès qu’il a été vérifié.</li>
</ul>
<p>Rien ne vous oblige à nous fournir des données pour consulter ce site. Nous n’en obtenons pas auprès de tiers, ne pratiquons aucun profilage et ne prenons aucune décision automatisée.</p>

<h2>5. Les destinataires</h2>
<ul>
<li>Les membres de notre personnel qui en ont besoin pour les finalités ci-dessus.</li>
<li>Notre hébergeur, ${seller.hostName}, ${seller.hostAddress}, qui agit sur nos instructions en qualité de sous-traitant (article 28 du RGPD).</li>
<li>Les juridictions et les autorités, lorsque la loi nous y oblige.</li>
</ul>
<p>Nous ne vendons ni ne louons vos données et n’en transmettons aucune à des fins publicitaires. Les polices de caractères, les images et les scripts viennent de ce site lui-même : aucune page ne fait appel à un tiers.</p>

<h2>6. Le lieu de conservation des données</h2>
<p>Pays d’hébergement du site : ${seller.hostCountry}. Nous ne transférons aucune donnée personnelle hors de l’Espace économique européen. Si un transfert devenait nécessaire, il reposerait sur une décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne (articles 45 et 46 du RGPD), et cette page l’annoncerait au préalable.</p>

<h2>7. Vos droits</h2>
<p>Vous pouvez nous demander :</p>
<ul>
<li>d’accéder à vos données et d’en recevoir une copie (article 15 du RGPD) ;</li>
<li>de rectifier celles qui sont inexactes ou incomplètes (article 16) ;</li>
<li>de les effacer (article 17) ou d’en limiter le traitement (article 18), dans les cas prévus par le règlement ;</li>
<li>de vous remettre, dans un format lisible par machine, celles que vous avez fournies dans le cadre ou en vue d’un contrat (article 20) ;</li>
<li>de cesser de les traiter, pour des raisons tenant à votre situation particulière, lorsque nous nous fondons sur notre intérêt légitime (article 21) ;</li>
<li>de suivre vos directives sur leur sort après votre décès (article 85 de la loi « Informatique et Libertés »).</li>
</ul>
<p>Écrivez au contact indiqué à la section 1. La démarche est gratuite et nous répondons dans un délai d’un mois ; si la demande est complexe, ce délai peut être prolongé de deux mois, ce dont nous vous informons au cours du premier (article 12). Une adresse IP ne suffit pas à nous dire qui vous êtes : si votre demande porte sur les journaux du serveur, indiquez-nous cette adresse et l’heure de vos visites (article 11).</p>

<h2>8. Les réclamations</h2>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la Commission nationale de l’informatique et des libertés (CNIL), 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, ou en ligne sur <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>. Si vous résidez ou travaillez dans un autre pays de l’Union européenne, vous pouvez aussi saisir l’autorité de contrôle de ce pays (article 77 du RGPD).</p>

<h2>9. Si la boutique ouvre</h2>
<p>Avant qu’une première commande puisse être passée, cette politique sera complétée. Elle décrira au moins les données de commande et de facturation, nécessaires à l’exécution du contrat (point b), les factures, que le commerçant doit conserver dix ans (article L. 123-22 du code de commerce), et, parmi les destinataires, le prestataire de paiement. D’ici là, aucune de ces données n’existe.</p>

<h2>10. Les modifications de cette politique</h2>
<p>La date affichée en haut de la page est celle de la dernière modification. Si nous souhaitions utiliser pour une nouvelle finalité des données que nous détenons déjà, nous en informerions au préalable les personnes concernées.</p>
`,
} satisfies Translation<'fr', 'privacy-policy'>;
