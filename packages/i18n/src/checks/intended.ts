import type { Entry } from './entry.ts';

/** Names that are the same in every language: people, products of other companies, storage keys. */
const names: readonly Entry[] = [
  { file: 'catalogue', key: 'dashboard-templates.option.values.looker', text: 'Looker Studio' },
  { file: 'catalogue', key: 'dashboard-templates.option.values.powerbi', text: 'Power BI' },
  { file: 'catalogue', key: 'dashboard-templates.option.values.excel', text: 'Excel' },
  { file: 'cookie-policy', key: 'html', text: 'cart' },
  { file: 'cookie-policy', key: 'html', text: 'language' },
  { file: 'cookie-policy', key: 'html', text: 'cookie_consent' },
  { file: 'posts', key: 'price-of-mistakes.author', text: 'Claire Morvan' },
  { file: 'posts', key: 'last-advertising-euro.author', text: 'Thomas Belkacem' },
  { file: 'posts', key: 'fully-booked-team.author', text: 'Inès Delaunay' },
  { file: 'posts', key: 'sell-before-recording.author', text: 'Julien Ferrand' },
];

/** Variants whose title is a product name. */
const variantNames: readonly Entry[] = [
  { file: 'catalogue', key: 'dashboard-templates.variants.dashboard-templates-looker', text: 'Looker Studio' },
  { file: 'catalogue', key: 'dashboard-templates.variants.dashboard-templates-powerbi', text: 'Power BI' },
  { file: 'catalogue', key: 'dashboard-templates.variants.dashboard-templates-excel', text: 'Excel' },
];

/** Strings of a language that are rightly the same as in English: names, and words that the two languages share. */
export const equalToEnglish: Readonly<Record<string, readonly Entry[]>> = {
  es: [
    ...names,
    ...variantNames,
    { file: 'blog', key: 'meta.title', text: 'Blog | Vitrine' },
    { file: 'cart', key: 'total.label', text: 'Total' },
    { file: 'common', key: 'categories.software', text: 'Software' },
    { file: 'common', key: 'nav.blog', text: 'Blog' },
    { file: 'posts', key: 'last-advertising-euro.category', text: 'Marketing' },
  ],
  pt: [
    ...names,
    { file: 'cart', key: 'total.label', text: 'Total' },
    { file: 'common', key: 'categories.e-books', text: 'E-books' },
    { file: 'common', key: 'categories.software', text: 'Software' },
    { file: 'common', key: 'cookieBanner.label', text: 'Cookies' },
    { file: 'common', key: 'nav.menu', text: 'Menu' },
    { file: 'home', key: 'contactForm.email.label', text: 'E-mail' },
    { file: 'posts', key: 'last-advertising-euro.category', text: 'Marketing' },
  ],
  fr: [
    ...names,
    ...variantNames,
    { file: 'blog', key: 'list', text: 'Articles' },
    { file: 'blog', key: 'meta.title', text: 'Blog | Vitrine' },
    { file: 'cart', key: 'total.label', text: 'Total' },
    { file: 'common', key: 'categories.e-books', text: 'E-books' },
    { file: 'common', key: 'cookieBanner.label', text: 'Cookies' },
    { file: 'common', key: 'nav.blog', text: 'Blog' },
    { file: 'common', key: 'nav.menu', text: 'Menu' },
    { file: 'common', key: 'nav.services', text: 'Services' },
    { file: 'common', key: 'toasts.area', text: 'Notifications ({hotkey})' },
    { file: 'common', key: 'toasts.one', text: 'Notification' },
    { file: 'cookie-policy', key: 'html', text: '7. Questions' },
    { file: 'home', key: 'about.stats.innovation.title', text: 'Innovation' },
    { file: 'home', key: 'contactForm.message.label', text: 'Message' },
    { file: 'posts', key: 'last-advertising-euro.category', text: 'Marketing' },
  ],
  de: [
    ...names,
    { file: 'blog', key: 'meta.title', text: 'Blog | Vitrine' },
    { file: 'common', key: 'categories.software', text: 'Software' },
    { file: 'common', key: 'cookieBanner.label', text: 'Cookies' },
    { file: 'common', key: 'nav.blog', text: 'Blog' },
    { file: 'common', key: 'nav.shop', text: 'Shop' },
    { file: 'cookie-policy', key: 'html', text: 'Name' },
    { file: 'home', key: 'about.stats.innovation.title', text: 'Innovation' },
    { file: 'home', key: 'about.stats.team.title', text: 'Team' },
    { file: 'home', key: 'contactForm.name.label', text: 'Name' },
    { file: 'posts', key: 'last-advertising-euro.category', text: 'Marketing' },
    { file: 'shop', key: 'meta.title', text: 'Shop | Vitrine' },
  ],
  ar: [...names, { file: 'home', key: 'contactForm.email.placeholder', text: 'name@example.com' }],
};

/** Numbers that a language writes in words where English has digits; `text` is the number. */
export const writtenOut: Readonly<Record<string, readonly Entry[]>> = {
  de: [{ file: 'locked', key: '4', text: '30' }],
};
