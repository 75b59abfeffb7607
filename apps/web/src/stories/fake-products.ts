import type { Language } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
import { getEuro } from '../catalogue/index.ts';

const pictureNames = ['live-workshop', 'live-workshop-assistant', 'live-workshop-dates'];

/** The data in which the store products differ. All have the other content of the workshop. */
interface ProductData {
  id: string;
  title?: string;
  pictureCount: number;
  /** The titles of the options. */
  options: readonly string[];
  /** The value of each option, and the stock. */
  variants: readonly { id: string; values: readonly string[]; stock: number }[];
}

/** Creates a store-only product, in the format of the store API. */
async function createProduct(language: Language, { id, title, pictureCount, options, variants }: ProductData) {
  const { 'live-workshop': content } = await loadCatalogue(language);
  return {
    id,
    title: title ?? content?.title,
    subtitle: content?.subtitle,
    ribbon_text: content?.ribbon,
    description: content?.description,
    media: Array.from({ length: pictureCount }, (_, order) => ({
      // The query makes every URL unique.
      url: `/art/products/${pictureNames[order % pictureNames.length]}.svg?${order}`,
      order,
      type: 'image',
    })),
    options: options.map((title) => ({ id: title, title, values: [] })),
    additional_info: content?.info?.map((info, order) => ({ id: String(order), order, ...info })),
    custom_fields: [{ id: 'participant', title: content?.fields?.participant, is_required: true }],
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.values.join(' / '),
      manage_inventory: true,
      inventory_quantity: variant.stock,
      prices: [{ amount: 24_900, sale_amount: 19_900, currency_code: 'eur', currency: getEuro(language) }],
      options: variant.values.map((value, index) => ({
        id: `${variant.id}-${index}`,
        option_id: options[index],
        variant_id: variant.id,
        value,
      })),
    })),
  };
}

/** Creates the store-only products. They are found by a search and have their own URLs. */
export async function createStoreProducts(language: Language) {
  const { 'live-workshop': content } = await loadCatalogue(language);
  const getOption = (id: string) => content?.options?.[id]?.title ?? '';
  const getValue = (option: string, key: string) => content?.options?.[option]?.values[key] ?? '';
  const createWorkshopVariant = (date: string, time: string, stock: number) => ({
    id: `${date}-${time}`,
    values: [getValue('date', date), getValue('time', time)],
    stock,
  });
  return Promise.all(
    [
      {
        id: 'live-workshop',
        pictureCount: 3,
        options: [getOption('date'), getOption('time')],
        variants: [
          createWorkshopVariant('january', 'morning', 3),
          createWorkshopVariant('january', 'afternoon', 0),
          createWorkshopVariant('february', 'morning', 9),
        ],
      },
      {
        id: 'one-picture',
        pictureCount: 1,
        options: ['Format'],
        variants: [
          { id: 'pdf', values: ['PDF'], stock: 9 },
          { id: 'epub', values: ['EPUB'], stock: 9 },
        ],
      },
      {
        id: 'twelve-pictures',
        pictureCount: 12,
        options: ['Format', 'Size', 'Language'],
        variants: [
          { id: 'pdf-a4', values: ['PDF', 'A4', 'English'], stock: 9 },
          { id: 'pdf-a5', values: ['PDF', 'A5', 'English'], stock: 9 },
          { id: 'epub-a5', values: ['EPUB', 'A5', 'Deutsch'], stock: 9 },
        ],
      },
      { id: 'sold-out', pictureCount: 3, options: [], variants: [{ id: 'sold-out-default', values: [], stock: 0 }] },
      {
        id: 'long-names',
        title: 'Digitalisierungsmaßnahmenvorbereitungshandbuch for small and large companies that are about to begin',
        pictureCount: 3,
        options: ['License for the employees of one company, including its subsidiaries'],
        variants: [
          { id: 'company', values: ['Mehrplatzlizenzverlängerungsvereinbarung for up to 250 employees'], stock: 9 },
          { id: 'person', values: ['Einzelplatzlizenz'], stock: 9 },
        ],
      },
    ].map((data) => createProduct(language, data)),
  );
}
