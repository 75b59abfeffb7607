import type { Translation } from '../../messages.ts';

export default {
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
      detail: 'Trouver en un après-midi les tâches qui vous coûtent du temps (pages 9 à 46)',
    },
    { title: 'Le prix d’une erreur', detail: 'Chiffrer une idée avant de la réaliser (pages 47 à 88)' },
    { title: 'Douze cas', detail: 'Neuf réussites, trois projets arrêtés, et pourquoi (pages 89 à 176)' },
    {
      title: 'Parler aux fournisseurs',
      detail: 'La liste de questions et les réponses à attendre (pages 177 à 196)',
    },
    { title: 'La feuille de calcul, pas à pas', detail: 'La remplir avec vos propres chiffres (pages 197 à 212)' },
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
    bio: 'Claire aide les entreprises à décider quelles tâches confier à une machine. Sur notre blog, elle parle du prix des erreurs, et la feuille de calcul de ce livre est celle qu’elle utilise avec ses clients.',
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
<p>Service des commandes d’une entreprise de 40 salariés, un jour de mars. Les temps, en minutes par jour, ont été chronométrés.</p>
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
<p>Avant de poursuivre : par quelle ligne commenceriez-vous ? La plupart des lecteurs choisissent la troisième, parce qu’elle les agace.</p>
<figcaption>Pages 30 et 31, extraites de « La liste du mardi »</figcaption>
</figure>
<figure>
<h3>Six questions avant le deuxième rendez-vous</h3>
<ol>
<li>Sur les données de quels clients vos chiffres reposent-ils ?</li>
<li>Pouvons-nous tester l’outil sur 500 de nos cas déjà traités ?</li>
<li>Que fait l’outil quand il n’est pas sûr ?</li>
<li>Où nos données sont-elles conservées, et qui peut les lire ?</li>
<li>Que nous reste-t-il si nous partons au bout d’un an ?</li>
<li>Lesquels de vos clients ont arrêté, et pourquoi ?</li>
</ol>
<p>Un bon fournisseur répond aux cinq premières. Un fournisseur honnête répond à la sixième.</p>
<figcaption>Pages 180 et 181, extraites de « Parler aux fournisseurs »</figcaption>
</figure>`,
} as const satisfies Translation<'fr', 'product-details-1'>;
