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
  search: {
    label: 'Rechercher un produit',
    submit: 'Rechercher',
    clear: 'Effacer la recherche',
    meta: {
      title: '{{query}} | Boutique | Vitrine',
    },
    title: 'Résultats pour « {{query}} »',
    searching: 'Recherche en cours…',
    found_one: '{{count}} produit trouvé',
    found_many: '{{count}} de produits trouvés',
    found_other: '{{count}} produits trouvés',
    unreachable:
      'Une partie de notre catalogue ne répond pas : il manque peut-être des produits ici. Réessayez dans un instant.',
    empty: {
      title: 'Aucun résultat pour « {{query}} »',
      description:
        'Vérifiez l’orthographe, ou essayez avec moins de mots ou des mots plus courts. Si vous cherchez quelque chose de précis, écrivez-nous.',
    },
  },
  store: {
    title: 'Autres produits de la boutique',
    sort: {
      label: 'Trier par',
      order: 'Notre sélection',
      title: 'Nom',
      updated_at: 'Nouveautés',
    },
    more: 'Afficher plus',
  },
} as const satisfies Translation<'fr', 'shop'>;
