/** The data of a product that is the same in every language. Its texts are in `@vitrine/i18n`. */
export type ProductFacts = {
  id: string;
  slug: string;
  type: 'digital' | 'service' | 'booking';
  collection: 'e-books' | 'software' | 'courses' | 'services';
  /** Absent where the cheapest variant is the default one. */
  selection?: 'lowest_price_first' | 'first_variant';
  /** Absent where the product has no option. */
  option?: string;
  variants: VariantFacts[];
};

export type VariantFacts = {
  id: string;
  /** In the minor unit of the currency. */
  amount: number;
  sale_amount?: number;
  /** Absent for euros. */
  currency?: 'tnd';
  /** Absent where the inventory is not managed; null where it is managed and the quantity is unknown. */
  stock?: number | null;
  /** The key of the variant's value for the option of the product. */
  value?: string;
};

/** The products that only the store has, in the order of the list. */
export const storeProducts: ProductFacts[] = [
  {
    id: 'prompt-library',
    slug: 'prompt-library',
    type: 'digital',
    collection: 'software',
    selection: 'lowest_price_first',
    variants: [
      { id: 'prompt-library-personal', amount: 2900 },
      { id: 'prompt-library-team', amount: 9900, sale_amount: 7900 },
    ],
  },
  {
    id: 'live-workshop',
    slug: 'live-workshop',
    type: 'booking',
    collection: 'courses',
    variants: [{ id: 'live-workshop-default', amount: 24900, stock: 3 }],
  },
  {
    id: 'starter-checklist',
    slug: 'starter-checklist',
    type: 'digital',
    collection: 'e-books',
    variants: [{ id: 'starter-checklist-default', amount: 1900, sale_amount: 0 }],
  },
  {
    id: 'dashboard-templates',
    slug: 'dashboard-templates',
    type: 'digital',
    collection: 'software',
    selection: 'first_variant',
    option: 'dashboard-templates-tool',
    variants: [
      { id: 'dashboard-templates-looker', amount: 4900, value: 'looker' },
      { id: 'dashboard-templates-powerbi', amount: 5900, value: 'powerbi' },
      { id: 'dashboard-templates-excel', amount: 3900, value: 'excel' },
    ],
  },
  {
    id: 'brand-voice-kit',
    slug: 'brand-voice-kit',
    type: 'digital',
    collection: 'e-books',
    variants: [{ id: 'brand-voice-kit-default', amount: 14900, sale_amount: 11900 }],
  },
  {
    id: 'tunis-masterclass',
    slug: 'tunis-masterclass',
    type: 'digital',
    collection: 'courses',
    variants: [{ id: 'tunis-masterclass-default', amount: 185500, currency: 'tnd' }],
  },
  {
    id: 'site-audit',
    slug: 'site-audit',
    type: 'service',
    collection: 'services',
    variants: [{ id: 'site-audit-default', amount: 59000, stock: null }],
  },
  {
    id: 'strategy-session',
    slug: 'strategy-session',
    type: 'service',
    collection: 'services',
    variants: [{ id: 'strategy-session-default', amount: 39000, stock: 0 }],
  },
];

/** The data of the site's six products that only the store has. Without `stock` the inventory is not managed. */
export const siteProducts: Record<string, { slug: string; stock?: number }> = {
  1: { slug: 'ai-in-business-guide' },
  2: { slug: 'digital-marketing-toolkit' },
  3: { slug: 'advanced-machine-learning', stock: 25 },
  4: { slug: 'digital-marketing-strategies-2025' },
  5: { slug: 'productivity-booster-pack', stock: 1 },
  6: { slug: 'intro-to-data-science' },
};
