import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{name}} | Vitrine',
  },
  back: 'Retour à la boutique',
  facts: {
    type: {
      label: 'Type de produit',
      digital: 'Contenu numérique, sans support matériel',
      service: 'Service en ligne, à la date indiquée ici ou convenue avec vous',
    },
    language: {
      single: 'Français',
      all: 'Six, dont le français',
    },
    vat: {
      label: 'TVA',
      value: 'Incluse dans le prix. L’étape de paiement en indique le montant.',
    },
    delivery: {
      label: 'Livraison',
      value: 'Par e-mail, sans frais, dès la confirmation de la commande',
    },
  },
  preview: 'Aperçu',
  contents: 'Sommaire',
  sample: {
    'e-books': 'Extraits du livre',
    software: 'Deux captures d’écran',
    courses: 'Extrait d’une leçon',
  },
  locked: {
    title: 'Contenu intégral',
    unlock: 'Débloquer le contenu intégral',
  },
  features: 'Ce que vous recevez',
  format: 'Caractéristiques',
  audience: 'À qui s’adresse ce produit',
  requirements: 'Ce qu’il vous faut',
  author: {
    title: 'Qui l’a conçu',
    post: 'Sur notre blog : {{title}}',
  },
  faq: 'Questions et réponses',
  reviews: {
    title: 'Avis clients',
    empty: 'Il n’y a pas encore d’avis.',
    new: 'Ce produit est nouveau.',
    guarantee:
      'La garantie légale de conformité de deux ans s’applique : si le produit n’est pas conforme à cette description, nous le corrigeons ou vous remboursons.',
  },
  related: 'Produits associés',
  purchase: {
    vat: "La TVA applicable sera calculée à l'étape de paiement.",
    vatIncluded: 'Elle est déjà incluse dans le prix affiché.',
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
  // The page of a store-only product.
  store: {
    gallery: {
      label: 'Images du produit « {{product}} »',
      picture: '{{product}}, image {{number}} sur {{total}}',
      previous: 'Image précédente',
      next: 'Image suivante',
      zoom: 'Agrandir l’image',
    },
    variant: 'Variante',
    soldOut: 'Épuisé',
    notOffered: 'Non proposé',
    noCombination: 'Cette combinaison n’est pas proposée. Choisissez une autre option.',
    quantity: {
      label: 'Quantité',
      increase: 'Augmenter la quantité',
      decrease: 'Diminuer la quantité',
    },
    askedAtPurchase: 'À préciser lors de l’achat :',
    description: 'Description',
    information: 'Informations complémentaires',
    related: 'Produits associés',
    unavailable: {
      meta: {
        title: 'Produit momentanément indisponible | Vitrine',
        description: 'Ce produit n’a pas pu être chargé. Veuillez réessayer dans un instant.',
      },
      title: 'Ce produit ne peut pas s’afficher pour le moment',
      description:
        'Le catalogue de la boutique ne répond pas. Votre panier est intact ; veuillez réessayer dans un instant.',
    },
  },
} as const satisfies Translation<'fr', 'product'>;
