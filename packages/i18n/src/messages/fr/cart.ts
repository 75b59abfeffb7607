import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: 'Panier | Vitrine',
    description: 'Les produits de votre panier et leur total, TVA incluse.',
  },
  heading: 'Panier',
  title_one: 'Panier ({{count}} article)',
  title_many: 'Panier ({{count}} d’articles)',
  title_other: 'Panier ({{count}} articles)',
  close: 'Fermer le panier',
  lines: {
    label: 'Produits du panier',
    variant: '{{product}} ({{variant}})',
    lineTotal: 'Total de la ligne',
    quantity: 'Quantité : {{product}}',
    increase: 'Augmenter la quantité : {{product}}',
    decrease: 'Diminuer la quantité : {{product}}',
    removeProduct: 'Retirer {{product}} du panier',
    removed: 'Le produit « {{product}} » a été retiré du panier.',
    changed: '{{product}} : quantité {{quantity}}.',
    variantOf: 'Variante : {{product}}',
    variantChanged: '{{product}} : {{variant}}, quantité {{quantity}}.',
  },
  total: {
    label: 'Total',
    vat: 'TVA incluse',
  },
  checkout: 'Passer commande',
  empty: {
    title: 'Votre panier est vide',
    description: 'Ajoutez des produits avant de passer commande.',
    action: 'Découvrir la boutique',
  },
  checkoutUnavailable: {
    title: 'Connexion Supabase requise',
    description:
      'Ceci est une boutique de démonstration : la base de données qui enregistrerait les commandes n’est pas connectée. Rien n’a été commandé ni débité.',
  },
  paymentInit: "Erreur de paiement: Un problème est survenu lors de l'initialisation du paiement. Veuillez réessayer.",
  added: {
    title: 'Ajouté au panier !',
    quantity: 'Quantité : {{quantity}}',
    viewCart: 'Voir le panier',
    continue: 'Continuer mes achats',
  },
  suggestions: {
    title: 'Vous aimerez aussi...',
    none: 'Pas de suggestions pour le moment.',
    added: 'Le produit « {{product}} » a été ajouté au panier.',
  },
  related: {
    title: 'Produits associés',
  },
  stock: {
    unavailable: 'Actuellement indisponible',
    low_one: 'Seulement {{count}} en stock',
    low_many: 'Seulement {{count}} en stock',
    low_other: 'Seulement {{count}} en stock',
  },
  refusals: {
    title: 'Ajout au panier impossible',
    outOfStock_one: 'Pas assez de stock pour {{product}}. Il ne reste que {{count}} article.',
    outOfStock_many: 'Pas assez de stock pour {{product}}. Il ne reste que {{count}} d’articles.',
    outOfStock_other: 'Pas assez de stock pour {{product}}. Il ne reste que {{count}} articles.',
    outOfStockVariant_one: 'Pas assez de stock pour {{product}} ({{variant}}). Il ne reste que {{count}} article.',
    outOfStockVariant_many: 'Pas assez de stock pour {{product}} ({{variant}}). Il ne reste que {{count}} d’articles.',
    outOfStockVariant_other: 'Pas assez de stock pour {{product}} ({{variant}}). Il ne reste que {{count}} articles.',
    soldOut: 'Le produit « {{product}} » est épuisé.',
    unknownStock: 'Le stock de « {{product}} » n’est pas connu pour le moment. Réessayez plus tard pour en ajouter.',
    invalidQuantity: 'Veuillez saisir un nombre entier égal ou supérieur à 1.',
    cannotAdd: 'Le produit « {{product}} » ne peut pas être ajouté au panier.',
  },
  notices: {
    title: 'Votre panier a changé',
    clamped_one:
      'Il ne reste que {{count}} article en stock pour « {{product}} » : la quantité a été ramenée à {{count}}.',
    clamped_many:
      'Il ne reste que {{count}} d’articles en stock pour « {{product}} » : la quantité a été ramenée à {{count}}.',
    clamped_other:
      'Il ne reste que {{count}} articles en stock pour « {{product}} » : la quantité a été ramenée à {{count}}.',
    priceUp: 'Le prix de « {{product}} » a augmenté : {{price}} au lieu de {{before}}.',
    priceDown: 'Le prix de « {{product}} » a baissé : {{price}} au lieu de {{before}}.',
    gone: 'Le produit « {{product}} » n’est plus en vente et a été retiré de votre panier.',
  },
} as const satisfies Translation<'fr', 'cart'>;
