export default {
  brand: 'Vitrine',
  skipToContent: 'Skip to content',
  close: 'Close',
  loading: 'Loading…',
  readMore: 'Read more',
  addToCart: 'Add to cart',
  backHome: 'Back to home',
  // Shown below the checkout button and above “Buy now”.
  demoShop: 'Demonstration shop: you can’t place an order here, and nothing is charged.',
  noScript:
    'The cart, the contact form and the other buttons on this page need JavaScript. You can read everything else without it.',
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
    empty: 'Open cart (empty)',
    filled_one: 'Open cart, {{count}} item',
    filled_other: 'Open cart, {{count}} items',
  },
  categories: {
    'e-books': 'E-books',
    software: 'Software',
    courses: 'Courses',
  },
  price: {
    regular: 'Original price',
    sale: 'Sale price',
  },
  footer: {
    description:
      'AI consulting, AI solutions, digital marketing and e-learning, for companies that want to see what they’re buying.',
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
    text: 'This site remembers your cart and your language on this device. It doesn’t track you.',
    policy: 'Read the cookie policy',
    accept: 'Accept',
    decline: 'Decline',
  },
  toasts: {
    // The toast area puts the keyboard shortcut in place of {hotkey}.
    area: 'Notifications ({hotkey})',
    label: 'Notification',
    close: 'Close the notification',
  },
  errors: {
    page: {
      title: 'We couldn’t show this page',
      description: 'Something went wrong on our side. Your cart is safe. Please try again in a moment.',
    },
    section: {
      title: 'We couldn’t show this part',
      description: 'The rest of the page works as usual.',
    },
    offline: {
      title: 'You’re offline',
      description: 'Anything you’ve already opened stays available. The rest loads as soon as you’re back online.',
    },
    retry: 'Try again',
    reload: 'Reload the page',
  },
} as const;
