import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Boutique | Vitrine',
    description:
      'E-books, logiciels et formations en vidéo sur l’IA, les données et le marketing digital. Jugez sur pièces avant d’acheter.',
  },
  preview: {
    title: 'La boutique',
    subtitle:
      'E-books, logiciels et formations en vidéo, conçus par des gens du métier. Jugez sur pièces avant d’acheter.',
    viewAll: 'Voir tous les produits',
  },
  filter: {
    label: 'Filtrer par catégorie',
    all: 'Tous les produits',
    results_one: '{{count}} produit affiché',
    results_many: '{{count}} de produits affichés',
    results_other: '{{count}} produits affichés',
  },
  list: 'Produits',
  details: 'Voir les détails',
  empty: {
    title: 'Aucun produit ici',
    description: 'Cette catégorie ne contient aucun produit pour le moment.',
  },
  store: {
    title: 'Plus de produits de la boutique',
    sort: {
      label: 'Trier par',
      order: 'Notre sélection',
      title: 'Nom',
      updated_at: 'Nouveautés',
    },
    shown_one: '{{shown}} sur {{count}} produit',
    shown_many: '{{shown}} sur {{count}} de produits',
    shown_other: '{{shown}} sur {{count}} produits',
    more: 'Afficher plus',
  },
} as const satisfies Translation<'fr', 'shop'>;
