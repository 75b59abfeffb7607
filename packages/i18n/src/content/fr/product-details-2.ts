import type { Translation } from '../../messages.ts';

export default {
  audience: [
    'Entreprises qui dépensent de 500 à 20 000 € par mois en publicité',
    'Équipes marketing d’une à dix personnes',
    'Dirigeants qui veulent un chiffre fiable le lundi matin',
  ],
  requirements: [
    'Une version récente de Chrome, Edge, Firefox ou Safari',
    'Un accès à vos comptes publicitaires, et à votre boutique si vous en avez une ; la lecture seule suffit pour commencer',
    'Un après-midi pour la mise en place',
  ],
  contents: [
    { title: 'Campagnes', detail: 'Plan, budget et règle d’arrêt de chaque canal, côte à côte' },
    { title: 'E-mails', detail: '18 séquences : bienvenue, panier abandonné, renouvellement, reconquête' },
    { title: 'Pages', detail: '22 landing pages, et un test A/B qui compare deux versions' },
    { title: 'Chiffres', detail: 'Coût par client, par canal et par semaine, avec la marge d’erreur' },
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
    bio: 'Thomas mène des campagnes pour des boutiques en ligne et parle sur notre blog du dernier euro d’un budget. Il a créé cette boîte à outils parce qu’il était las des rapports dont personne ne tirait rien.',
  },
  faq: [
    {
      question: 'La boîte à outils modifie-t-elle mes campagnes toute seule ?',
      answer:
        'Seulement si vous l’y autorisez. En lecture seule, elle rend compte ; avec un accès complet, elle peut arrêter une campagne qui atteint sa limite, et vous prévient aussitôt.',
    },
    {
      question: 'Que se passe-t-il au bout des douze mois ?',
      answer:
        'La licence n’expire pas et votre version continue de fonctionner. Les mises à jour et l’assistance se renouvellent pour un an.',
    },
    {
      question: 'Faut-il une boutique en ligne ?',
      answer:
        'Non. Un client peut être une première commande, un contrat signé ou une visite réservée. À vous de décider ce qui compte ; vos données peuvent venir d’une feuille de calcul.',
    },
  ],
  sample: `<figure>
<h3>Rapport du lundi</h3>
<p><strong>La semaine dernière, un nouveau client vous a coûté 38 € (la semaine précédente : 44 €).</strong></p>
<table>
<thead>
<tr><th scope="col">Canal</th><th scope="col">Dépense</th><th scope="col">Nouveaux clients</th><th scope="col">Coût par client</th></tr>
</thead>
<tbody>
<tr><th scope="row">Recherche</th><td>1 056 €</td><td>33</td><td>32 €</td></tr>
<tr><th scope="row">Réseaux sociaux</th><td>864 €</td><td>18</td><td>48 €</td></tr>
<tr><th scope="row">E-mail</th><td>360 €</td><td>9</td><td>40 €</td></tr>
<tr><th scope="row">Total</th><td>2 280 €</td><td>60</td><td>38 €</td></tr>
</tbody>
</table>
<p>La question de la semaine : paieriez-vous encore 62 € pour chacun des dix derniers clients venus des réseaux sociaux ?</p>
<figcaption>Écran 1 : le rapport du lundi, avec les chiffres d’une boutique fictive</figcaption>
</figure>
<figure>
<h3>Campagne d’automne sur les moteurs de recherche</h3>
<table>
<tbody>
<tr><th scope="row">Budget</th><td>300 € par semaine</td></tr>
<tr><th scope="row">Un client, c’est</th><td>une première commande payée</td></tr>
<tr><th scope="row">Coût maximal</th><td>40 €</td></tr>
<tr><th scope="row">Règle d’arrêt</th><td>S’arrête après 120 € sans client et prévient Nadia</td></tr>
<tr><th scope="row">État</th><td>En cours ; 64 € depuis le dernier client</td></tr>
</tbody>
</table>
<figcaption>Écran 2 : une campagne, son budget et sa règle d’arrêt</figcaption>
</figure>`,
} as const satisfies Translation<'fr', 'product-details-2'>;
