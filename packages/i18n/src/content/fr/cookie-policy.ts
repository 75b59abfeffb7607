import type { Translation } from '../../messages.ts';
import seller from './seller.ts';

export default {
  title: 'Politique relative aux cookies',
  contents: 'Sommaire',
  html: `
<p>Ce site ne conserve sur votre appareil que ce dont il a besoin pour fonctionner : quatre petits éléments, tous énumérés ci-dessous. Aucun ne dit qui vous êtes, aucun ne mesure l’audience, aucun ne sert à la publicité, aucun ne vient d’un tiers.</p>

<h2>1. Cookies et stockage local</h2>
<p>Un <strong>cookie</strong> est un court texte qu’un site dépose dans votre navigateur et que celui-ci lui renvoie à chaque requête. Le <strong>stockage local</strong> est un espace que le navigateur réserve à un site ; ce qui s’y trouve est lu par les pages elles-mêmes et n’est pas envoyé avec les requêtes. La loi les traite de la même façon (article 82 de la loi n° 78-17 du 6 janvier 1978, dite « Informatique et Libertés »), et cette page aussi.</p>

<h2>2. Ce que ce site conserve</h2>
<table>
<thead>
<tr><th scope="col">Nom</th><th scope="col">Emplacement</th><th scope="col">Finalité</th><th scope="col">Durée</th></tr>
</thead>
<tbody>
<tr><th scope="row">cart</th><td>Stockage local</td><td>Les produits de votre panier et leurs quantités, pour que vous les retrouviez à votre prochaine visite. Enregistré lorsque vous ajoutez un produit.</td><td>Jusqu’à ce que vous le supprimiez</td></tr>
<tr><th scope="row">language</th><td>Stockage local</td><td>La langue choisie dans le menu des langues. Enregistrée seulement si vous en choisissez une.</td><td>Jusqu’à ce que vous le supprimiez</td></tr>
<tr><th scope="row">language</th><td>Cookie de ce site</td><td>Une copie de ce même choix, grâce à laquelle notre serveur envoie d’emblée la page dans la bonne langue. Il ne sert à rien d’autre.</td><td>Douze mois au plus après son dernier enregistrement, ou jusqu’à ce que vous le supprimiez</td></tr>
<tr><th scope="row">cookie_consent</th><td>Stockage local</td><td>Votre réponse au bandeau sur les cookies : « <em lang="en">accepted</em> » (accepté) ou « <em lang="en">declined</em> » (refusé). Elle évite de vous poser de nouveau la question.</td><td>Jusqu’à ce que vous le supprimiez</td></tr>
</tbody>
</table>
<p>Par ailleurs, votre navigateur peut garder dans son propre cache une copie des pages et des images pour les afficher plus vite. Nous n’utilisons pas ce cache pour vous reconnaître.</p>

<h2>3. Ce que ce site ne conserve pas</h2>
<ul>
<li>Aucune mesure d’audience, même anonyme.</li>
<li>Aucune publicité, aucun bouton de réseau social, aucune vidéo ni carte intégrée.</li>
<li>Aucun cookie tiers : les polices de caractères, les images et les scripts viennent tous de ce site.</li>
<li>Aucun identifiant qui permettrait de vous suivre d’une page à l’autre ou d’une visite à l’autre.</li>
</ul>

<h2>4. Pourquoi votre consentement n’est pas requis</h2>
<p>La loi en dispense les éléments strictement nécessaires à un service que vous demandez expressément. Selon la <a href="https://www.cnil.fr/fr">CNIL</a>, c’est le cas du contenu d’un panier d’achat, du choix de la langue et de l’enregistrement de votre réponse au sujet des cookies : très exactement les quatre éléments ci-dessus.</p>

<h2>5. Accepter, refuser, changer d’avis</h2>
<p>Le bandeau vous informe de ces éléments et retient votre réponse. Comme le site n’utilise rien de facultatif, <strong>accepter et refuser ont aujourd’hui le même effet</strong> : tout le site fonctionne dans les deux cas. Si nous souhaitions un jour ajouter un élément soumis à votre consentement, nous modifierions cette page et vous poserions d’abord la question ; rien ne serait déposé avant votre accord.</p>
<p>Vous pouvez rouvrir le bandeau et modifier votre réponse à tout moment : utilisez le lien « Gérer les cookies », au bas de chaque page.</p>

<h2>6. Comment supprimer ces éléments</h2>
<ul>
<li>Ouvrez les paramètres de votre navigateur et cherchez, en général sous « Confidentialité », la rubrique consacrée aux cookies et aux données de sites.</li>
<li>Trouvez-y l’adresse de ce site et supprimez ses données. Les cookies et le stockage local sont normalement effacés ensemble.</li>
<li>Pour ne laisser aucune trace dès le départ, utilisez une fenêtre de navigation privée : le navigateur efface tout à sa fermeture.</li>
</ul>
<p>Vous repartez alors de zéro : le panier est vide, la langue est de nouveau celle de votre navigateur et le bandeau réapparaît. Vous pouvez aussi interdire à ce site de conserver quoi que ce soit. Il continue de fonctionner, mais oublie le panier, la langue et votre réponse dès que vous le quittez ou rechargez la page.</p>

<h2>7. Questions</h2>
<p>L’éditeur de ce site est ${seller.name}. Pour toute question sur cette page, écrivez à ${seller.dataProtectionContact}. La <a href="/privacy-policy">politique de confidentialité</a> explique comment nous traitons les données personnelles en général, quels sont vos droits et comment saisir la CNIL.</p>
`,
} satisfies Translation<'fr', 'cookie-policy'>;
