import type { Translation } from '../../messages.ts';

export default {
  meta: {
    title: '{{title}} | Vitrine',
    'privacy-policy':
      'Quelles données personnelles ce site traite, pourquoi, pendant combien de temps, et quels sont vos droits.',
    'terms-of-service':
      'Les conditions d’utilisation du site et de vente des produits numériques de Vitrine, avec les mentions légales.',
    'cookie-policy':
      'Les quelques éléments que ce site conserve sur votre appareil, à quoi sert chacun d’eux et comment les supprimer.',
  },
  updated: 'Dernière mise à jour : {{date}}',
  close: 'Fermer et revenir à l’accueil',
} as const satisfies Translation<'fr', 'legal'>;
