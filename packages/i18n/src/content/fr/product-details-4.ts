import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Responsables marketing qui préparent le budget de l’année prochaine',
    'Dirigeants qui font leur marketing eux-mêmes',
    'Agences qui veulent appuyer leurs conseils sur des chiffres',
  ],
  requirements: [
    'Un lecteur de PDF ou d’EPUB, sur n’importe quel appareil',
    'Un traitement de texte pour le plan d’une page (DOCX et ODT)',
    'Douze mois de vos propres ventes, si vous voulez refaire les calculs',
  ],
  contents: [
    { title: 'Être la source', detail: 'Publier le chiffre que les autres citent' },
    { title: 'Douze lettres par an', detail: 'Un e-mail par mois, que l’on ouvre' },
    { title: 'Le dernier euro', detail: 'Trouver la part du budget qui perd de l’argent' },
    {
      title: 'Vendre à ceux qui ont déjà acheté',
      detail: 'Pourquoi une deuxième commande coûte moins que la première d’un inconnu',
    },
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
        'Les deux. Chaque chapitre commence par la situation à laquelle sa stratégie convient : vous pouvez sauter les chapitres qui ne vous concernent pas.',
    },
    {
      question: 'De quel budget ai-je besoin ?',
      answer:
        'Trois des sept stratégies coûtent moins de 500 € par mois. Chaque chapitre indique le coût de la sienne.',
    },
  ],
  sample: `<figure>
<h3>Les quatre-vingt-dix premiers jours</h3>
<table>
<thead>
<tr><th scope="col">Jours</th><th scope="col">Ce que vous faites</th><th scope="col">Ce que vous surveillez</th></tr>
</thead>
<tbody>
<tr><th scope="row">1 à 10</th><td>Choisir la personne qui écrit. Nettoyer la liste.</td><td>Les adresses en erreur</td></tr>
<tr><th scope="row">11 à 30</th><td>Première lettre : ce qu’une erreur vous a appris.</td><td>Les réponses, pas les clics</td></tr>
<tr><th scope="row">31 à 60</th><td>Deuxième lettre : une question à vos lecteurs.</td><td>Combien répondent</td></tr>
<tr><th scope="row">61 à 90</th><td>Troisième lettre : la réponse, chiffres à l’appui.</td><td>Les commandes sous sept jours</td></tr>
</tbody>
</table>
<p>Renoncez si, au bout de 90 jours, personne n’a répondu. La liste est alors trop froide, et une quatrième lettre ne la réchauffera pas.</p>
<figcaption>Pages 34 et 35, extraites de « Douze lettres par an »</figcaption>
</figure>
<figure>
<h3>Le plan d’une page : un atelier de vélos</h3>
<table>
<tbody>
<tr><th scope="row">Nous vendons</th><td>Une révision annuelle, 89 €, vélo récupéré au bureau</td></tr>
<tr><th scope="row">À</th><td>Des entreprises de plus de 50 salariés à moins de 10 km</td></tr>
<tr><th scope="row">Nous arrêtons</th><td>Les prospectus, les remises de janvier</td></tr>
<tr><th scope="row">Nous essayons</th><td>D’emprunter l’audience du voisin, avec deux bailleurs de bureaux</td></tr>
<tr><th scope="row">Cela peut coûter</th><td>240 € par mois jusqu’en juin</td></tr>
<tr><th scope="row">Nous renonçons si</th><td>nous avons moins de 15 réservations au 30 juin</td></tr>
</tbody>
</table>
<figcaption>Pages 140 et 141, extraites de « Le plan d’une page »</figcaption>
</figure>`,
} as const satisfies Translation<'fr', 'product-details-4'>;
