import type { Translation } from '../../messages.ts';

export default {
  brand: 'Vitrine',
  skipToContent: 'Zum Inhalt springen',
  close: 'Schließen',
  loading: 'Wird geladen …',
  readMore: 'Weiterlesen',
  addToCart: 'In den Warenkorb',
  backHome: 'Zur Startseite',
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'Demo-Shop: Hier sind keine Bestellungen möglich, und es wird nichts abgebucht.',
  noScript:
    'Warenkorb, Kontaktformular und Schaltflächen dieser Seite benötigen JavaScript. Alles andere können Sie auch ohne JavaScript lesen.',
  nav: {
    menu: 'Menü',
    home: 'Start',
    services: 'Leistungen',
    shop: 'Shop',
    blog: 'Blog',
    about: 'Über uns',
    contact: 'Kontakt',
  },
  language: 'Sprache',
  cartButton: {
    empty: 'Warenkorb öffnen (leer)',
    filled_one: 'Warenkorb öffnen, {{count}} Artikel',
    filled_other: 'Warenkorb öffnen, {{count}} Artikel',
  },
  categories: {
    'e-books': 'E-Books',
    software: 'Software',
    courses: 'Kurse',
  },
  price: {
    regular: 'Ursprünglicher Preis',
    sale: 'Aktionspreis',
  },
  footer: {
    description:
      'KI-Beratung, KI-Lösungen, Digitalmarketing und E-Learning für Unternehmen, die sehen wollen, was sie kaufen.',
    explore: 'Entdecken',
    legal: 'Rechtliches',
    privacy: 'Datenschutzerklärung',
    terms: 'AGB und Impressum',
    cookies: 'Cookie-Richtlinie',
    cookieChoice: 'Cookie-Einstellungen',
    copyright: '© {{year}} Vitrine. Alle Rechte vorbehalten.',
  },
  cookieBanner: {
    label: 'Cookies',
    text: 'Diese Website merkt sich Ihren Warenkorb und Ihre Sprache auf diesem Gerät. Tracking gibt es nicht.',
    policy: 'Cookie-Richtlinie lesen',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Benachrichtigungen ({hotkey})',
    label: 'Benachrichtigung',
    close: 'Benachrichtigung schließen',
  },
  errors: {
    page: {
      title: 'Diese Seite konnte nicht angezeigt werden',
      description:
        'Bei uns ist ein Fehler aufgetreten. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    },
    section: {
      title: 'Dieser Bereich konnte nicht angezeigt werden',
      description: 'Der Rest der Seite funktioniert wie gewohnt.',
    },
    offline: {
      title: 'Sie sind offline',
      description:
        'Was Sie bereits geöffnet haben, bleibt verfügbar. Alles Weitere wird geladen, sobald Sie wieder verbunden sind.',
    },
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
  },
} as const satisfies Translation<'de', 'common'>;
