/** The fields of a product that are the same in every language. Its translated content is in `@vitrine/i18n`. */
export interface ProductData {
  id: string;
  slug: string;
  type: 'digital' | 'service' | 'booking';
  collection: 'e-books' | 'software' | 'courses' | 'services';
  /** Determines the default variant: the cheapest one if absent. */
  selection?: 'lowest_price_first' | 'first_variant';
  /** URLs of the images. The first one is the thumbnail. */
  images: string[];
  /** Keys of the options, in the order of `values` in the variants. */
  options?: string[];
  /** Combinations of option values without a variant are not for sale. */
  variants: VariantData[];
  /** Keys of the custom fields that the customer fills in. */
  fields?: { key: string; is_required: boolean }[];
  /** Ids of the related products, in the order of display. */
  related?: string[];
}

/** Never change the id of a variant: the saved carts of visitors contain it. */
export interface VariantData {
  id: string;
  /** In the minor unit of the currency. */
  amount: number;
  sale_amount?: number;
  /** Euros if absent. */
  currency?: 'tnd';
  /** Absent if the inventory is not managed; null if it is managed and the quantity is unknown. */
  stock?: number | null;
  /** For each option of the product, the key of the value. */
  values?: string[];
  /** URL of the image of this variant. */
  image?: string;
}

const getImageUrl = (name: string) => `/art/products/${name}.svg`;

/** The store-only products, in the order of the product list. */
export const storeOnlyProducts: ProductData[] = [
  {
    id: 'starter-checklist',
    slug: 'starter-checklist',
    type: 'digital',
    collection: 'e-books',
    images: [getImageUrl('starter-checklist'), getImageUrl('starter-checklist-pages')],
    options: ['format'],
    variants: [
      { id: 'starter-checklist-default', amount: 0, values: ['pdf'] },
      { id: 'starter-checklist-editable', amount: 0, values: ['editable'] },
    ],
    related: ['live-workshop', '1'],
  },
  {
    id: 'prompt-library',
    slug: 'prompt-library',
    type: 'digital',
    collection: 'software',
    selection: 'lowest_price_first',
    images: [
      getImageUrl('prompt-library'),
      getImageUrl('prompt-library-example'),
      getImageUrl('prompt-library-updates'),
    ],
    options: ['licence', 'language'],
    variants: [
      { id: 'prompt-library-personal', amount: 2900, values: ['personal', 'english'] },
      { id: 'prompt-library-personal-fr', amount: 2900, values: ['personal', 'french'] },
      { id: 'prompt-library-personal-es', amount: 2900, values: ['personal', 'spanish'] },
      { id: 'prompt-library-team', amount: 9900, sale_amount: 7900, values: ['team', 'english'] },
      { id: 'prompt-library-team-fr', amount: 9900, sale_amount: 7900, values: ['team', 'french'] },
    ],
    related: ['live-workshop', 'brand-voice-kit', '5'],
  },
  {
    id: 'live-workshop',
    slug: 'live-workshop',
    type: 'booking',
    collection: 'courses',
    images: [getImageUrl('live-workshop'), getImageUrl('live-workshop-assistant'), getImageUrl('live-workshop-dates')],
    options: ['date', 'time'],
    // The stock is the number of free places.
    variants: [
      { id: 'live-workshop-default', amount: 24900, stock: 3, values: ['january', 'morning'] },
      { id: 'live-workshop-january-afternoon', amount: 24900, stock: 0, values: ['january', 'afternoon'] },
      { id: 'live-workshop-february-morning', amount: 24900, stock: 9, values: ['february', 'morning'] },
      { id: 'live-workshop-march-morning', amount: 24900, stock: 12, values: ['march', 'morning'] },
      { id: 'live-workshop-march-afternoon', amount: 24900, stock: 12, values: ['march', 'afternoon'] },
    ],
    fields: [
      { key: 'participant', is_required: true },
      { key: 'task', is_required: false },
    ],
    related: ['prompt-library', 'starter-checklist', '3'],
  },
  {
    id: 'dashboard-templates',
    slug: 'dashboard-templates',
    type: 'digital',
    collection: 'software',
    selection: 'first_variant',
    images: [
      getImageUrl('dashboard-templates'),
      getImageUrl('dashboard-templates-looker'),
      getImageUrl('dashboard-templates-powerbi'),
      getImageUrl('dashboard-templates-excel'),
    ],
    options: ['tool', 'licence'],
    variants: [
      {
        id: 'dashboard-templates-looker',
        amount: 4900,
        values: ['looker', 'company'],
        image: getImageUrl('dashboard-templates-looker'),
      },
      {
        id: 'dashboard-templates-looker-agency',
        amount: 14900,
        values: ['looker', 'agency'],
        image: getImageUrl('dashboard-templates-looker'),
      },
      {
        id: 'dashboard-templates-powerbi',
        amount: 5900,
        values: ['powerbi', 'company'],
        image: getImageUrl('dashboard-templates-powerbi'),
      },
      {
        id: 'dashboard-templates-powerbi-agency',
        amount: 17900,
        values: ['powerbi', 'agency'],
        image: getImageUrl('dashboard-templates-powerbi'),
      },
      {
        id: 'dashboard-templates-excel',
        amount: 3900,
        values: ['excel', 'company'],
        image: getImageUrl('dashboard-templates-excel'),
      },
    ],
    related: ['2', '6', 'site-audit'],
  },
  {
    id: 'brand-voice-kit',
    slug: 'brand-voice-kit',
    type: 'digital',
    collection: 'e-books',
    images: [
      getImageUrl('brand-voice-kit'),
      getImageUrl('brand-voice-kit-workbook'),
      getImageUrl('brand-voice-kit-guide'),
    ],
    options: ['package'],
    variants: [
      { id: 'brand-voice-kit-default', amount: 14900, sale_amount: 11900, values: ['kit'] },
      { id: 'brand-voice-kit-review', amount: 44900, sale_amount: 39900, values: ['review'] },
    ],
    related: ['prompt-library', '4'],
  },
  {
    id: 'tunis-masterclass',
    slug: 'tunis-masterclass',
    type: 'digital',
    collection: 'courses',
    images: [
      getImageUrl('tunis-masterclass'),
      getImageUrl('tunis-masterclass-video'),
      getImageUrl('tunis-masterclass-pages'),
    ],
    options: ['access'],
    variants: [
      { id: 'tunis-masterclass-default', amount: 185500, currency: 'tnd', values: ['streaming'] },
      { id: 'tunis-masterclass-download', amount: 245000, currency: 'tnd', values: ['download'] },
    ],
    related: ['site-audit', '4', '2'],
  },
  {
    id: 'site-audit',
    slug: 'site-audit',
    type: 'service',
    collection: 'services',
    images: [getImageUrl('site-audit'), getImageUrl('site-audit-speed'), getImageUrl('site-audit-report')],
    options: ['scope', 'result'],
    variants: [
      { id: 'site-audit-default', amount: 59000, values: ['small', 'report'] },
      { id: 'site-audit-small-call', amount: 74000, values: ['small', 'call'] },
      { id: 'site-audit-medium-report', amount: 98000, values: ['medium', 'report'] },
      { id: 'site-audit-medium-call', amount: 113000, values: ['medium', 'call'] },
      { id: 'site-audit-large-call', amount: 176000, stock: null, values: ['large', 'call'] },
    ],
    fields: [
      { key: 'website', is_required: true },
      { key: 'pages', is_required: false },
    ],
    related: ['strategy-session', 'dashboard-templates', '2'],
  },
  {
    id: 'strategy-session',
    slug: 'strategy-session',
    type: 'service',
    collection: 'services',
    images: [
      getImageUrl('strategy-session'),
      getImageUrl('strategy-session-conversation'),
      getImageUrl('strategy-session-summary'),
    ],
    options: ['language'],
    variants: [
      { id: 'strategy-session-default', amount: 39000, stock: 0, values: ['english'] },
      { id: 'strategy-session-french', amount: 39000, stock: 0, values: ['french'] },
      { id: 'strategy-session-german', amount: 39000, stock: 0, values: ['german'] },
    ],
    fields: [
      { key: 'decision', is_required: true },
      { key: 'figures', is_required: false },
    ],
    related: ['starter-checklist', 'live-workshop', '1'],
  },
];

/** The slug and stock of the six local products. Without `stock`, the inventory is not managed. */
export const localProducts: Record<string, { slug: string; stock?: number }> = {
  1: { slug: 'ai-in-business-guide' },
  2: { slug: 'digital-marketing-toolkit' },
  3: { slug: 'advanced-machine-learning', stock: 25 },
  4: { slug: 'digital-marketing-strategies-2025' },
  5: { slug: 'productivity-booster-pack' },
  6: { slug: 'intro-to-data-science' },
};
