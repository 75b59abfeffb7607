import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Retour à la boutique',
  preview: 'Aperçu',
  locked: {
    title: 'Contenu intégral',
    unlock: 'Débloquer le contenu intégral',
  },
  features: 'Ce que vous recevez',
  reviews: {
    title: 'Avis clients',
    empty: 'Il n’y a pas encore d’avis.',
  },
  purchase: {
    vat: "La TVA applicable sera calculée à l'étape de paiement.",
    buy: 'Acheter maintenant',
    repair: {
      title: 'Fonctionnalité en réparation',
      description: 'Le paiement est momentanément indisponible. Rien n’a été débité.',
    },
  },
  notFound: {
    meta: {
      title: 'Produit non trouvé | Vitrine',
      description: 'Ce produit n’existe pas ou a été déplacé.',
    },
    title: 'Produit non trouvé',
    description: "Le produit que vous recherchez n'existe pas ou a été déplacé.",
  },
} as const satisfies Translation<'fr', 'product'>;
