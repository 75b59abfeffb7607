import type { Translation } from '../../messages.ts';

export default {
  'price-of-mistakes': {
    title: 'L’IA est-elle fiable ? Chiffrez ses erreurs',
    excerpt:
      'La même IA, fiable à 94 %, peut faire perdre 850 € par mois ou en faire gagner 1 070. La différence tient à une décision, et elle vous appartient.',
    category: 'Technologie',
    author: 'Claire Morvan',
    authorNote:
      'Consultante en IA chez Vitrine. Claire aide les entreprises à décider quelles tâches confier à une machine.',
    imageAlt: 'Une balance derrière une vitre : un seul bloc marqué d’une croix pèse plus lourd que sept blocs cochés',
  },
  'last-advertising-euro': {
    title: 'Le dernier euro de votre budget publicitaire',
    excerpt:
      'Une publicité rentable en moyenne peut perdre de l’argent sur sa dernière tranche. Comment découper votre budget, et repérer en cinq semaines de test la tranche de trop.',
    category: 'Marketing',
    author: 'Thomas Belkacem',
    authorNote: 'Responsable du marketing digital chez Vitrine. Thomas mène des campagnes pour des boutiques en ligne.',
    imageAlt:
      'Cinq piles de pièces identiques où pousse une plante de plus en plus petite, presque rien sur la dernière',
  },
  'fully-booked-team': {
    title: 'Pourquoi une équipe saturée livre en retard',
    excerpt:
      'De seize à dix-huit demandes par mois, le délai passe de cinq jours à dix. Le calcul qui explique ce saut, et trois façons de regagner du temps.',
    category: 'Productivité',
    author: 'Inès Delaunay',
    authorNote: 'Responsable des opérations chez Vitrine. Inès planifie le travail de nos propres équipes.',
    imageAlt:
      'Une grille de cases presque toutes prises, où une tâche glisse d’une case voisine vers la seule encore libre',
  },
  'sell-before-recording': {
    title: 'Vendez votre formation avant de l’enregistrer',
    excerpt:
      'Un « non » coûte 6 000 € quand on enregistre d’abord, 400 € quand on vend d’abord. Comment tester un sujet en trois semaines sans tromper vos premiers acheteurs.',
    category: 'Entrepreneuriat',
    author: 'Julien Ferrand',
    authorNote:
      'Formateur et producteur de formations chez Vitrine. Julien essaie chaque leçon en direct avec un groupe avant de l’enregistrer.',
    imageAlt: 'Trois billets vendus, en pleine lumière, à côté d’une caméra restée dans l’ombre',
  },
} satisfies Translation<'fr', 'posts'>;
