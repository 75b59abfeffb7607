import type { Translation } from '../../messages.ts';

export default {
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
  askedAtPurchase: 'Demandé lors de l’achat : {{fields}}',
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
} as const satisfies Translation<'fr', 'store-product'>;
