export default {
  brand: 'Vitrine',
  skipToContent: 'Skip to content',
  close: 'Close',
  loading: 'Loading…',
  readMore: 'Read more',
  addToCart: 'Add to cart',
  backHome: 'Back to home',
  noScript:
    'The cart, the contact form and the other buttons of this page need JavaScript. Everything else can be read without it.',
  nav: {
    menu: 'Menu',
    home: 'Home',
    services: 'Services',
    shop: 'Shop',
    blog: 'Blog',
    about: 'About',
    contact: 'Contact us',
  },
  language: 'Language',
  cartButton: {
    empty: 'Open the cart, which is empty',
    filled_one: 'Open the cart, {{count}} item',
    filled_other: 'Open the cart, {{count}} items',
  },
  categories: {
    'e-books': 'E-books',
    software: 'Software',
    courses: 'Courses',
  },
  price: {
    before: 'Price before the sale',
    sale: 'Sale price',
  },
  footer: {
    description:
      'AI consulting, AI solutions, digital marketing and e-learning, for companies that want to see what they are buying.',
    explore: 'Explore',
    legal: 'Legal',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    cookies: 'Cookie policy',
    cookieChoice: 'Cookie settings',
    copyright: '© {{year}} Vitrine. All rights reserved.',
  },
  cookieBanner: {
    label: 'Cookies',
    text: 'This site remembers your cart and your language on this device. It does not track you.',
    policy: 'Read the cookie policy',
    accept: 'Accept',
    decline: 'Decline',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Notifications ({hotkey})',
    one: 'Notification',
    close: 'Close the notification',
  },
  errors: {
    page: {
      title: 'This page could not be shown',
      description: 'Something went wrong on our side. Your cart is safe.',
    },
    area: {
      title: 'This part could not be shown',
      description: 'The rest of the page works as usual.',
    },
    offline: {
      title: 'You are offline',
      description: 'What you have already opened stays available. The rest will load once you are connected again.',
    },
    retry: 'Try again',
    reload: 'Reload the page',
  },
} as const;
