import type { Translation } from '../../messages.ts';

export default {
  brand: 'Vitrine',
  skipToContent: 'Aller au contenu',
  close: 'Fermer',
  loading: 'Chargement…',
  readMore: 'Lire la suite',
  addToCart: 'Ajouter au panier',
  backHome: "Retour à l'accueil",
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'Boutique de démonstration : aucune commande n’est possible et rien n’est débité.',
  noScript:
    'Le panier, le formulaire de contact et les autres boutons de cette page nécessitent JavaScript. Tout le reste peut se lire sans lui.',
  nav: {
    menu: 'Menu',
    home: 'Accueil',
    services: 'Services',
    shop: 'Boutique',
    blog: 'Blog',
    about: 'À propos',
    contact: 'Nous contacter',
  },
  language: 'Langue',
  cartButton: {
    empty: 'Ouvrir le panier (vide)',
    filled_one: 'Ouvrir le panier, {{count}} article',
    filled_many: 'Ouvrir le panier, {{count}} d’articles',
    filled_other: 'Ouvrir le panier, {{count}} articles',
  },
  categories: {
    'e-books': 'E-books',
    software: 'Logiciels',
    courses: 'Formations',
  },
  price: {
    regular: 'Prix initial',
    sale: 'Prix réduit',
  },
  footer: {
    description:
      'Conseil en IA, solutions sur mesure, marketing digital et formation en ligne, pour les entreprises qui veulent voir ce qu’elles achètent.',
    explore: 'Explorer',
    legal: 'Informations légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales',
    cookies: 'Politique relative aux cookies',
    cookieChoice: 'Gérer les cookies',
    copyright: '© {{year}} Vitrine. Tous droits réservés.',
  },
  cookieBanner: {
    label: 'Cookies',
    text: 'Ce site mémorise votre panier et votre langue sur cet appareil. Il ne suit pas votre navigation.',
    policy: 'Lire la politique relative aux cookies',
    accept: 'Accepter',
    decline: 'Refuser',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Notifications ({hotkey})',
    label: 'Notification',
    close: 'Fermer la notification',
  },
  errors: {
    page: {
      title: 'Cette page n’a pas pu s’afficher',
      description: 'Un problème est survenu de notre côté. Votre panier est intact ; réessayez dans un instant.',
    },
    section: {
      title: 'Cette partie de la page n’a pas pu s’afficher',
      description: 'Le reste fonctionne normalement.',
    },
    offline: {
      title: 'Vous êtes hors connexion',
      description:
        'Ce que vous avez déjà ouvert reste accessible. Les autres contenus se chargeront dès que la connexion sera rétablie.',
    },
    retry: 'Réessayer',
    reload: 'Recharger la page',
  },
} as const satisfies Translation<'fr', 'common'>;
