import type { Language } from '@vitrine/i18n';
import { localProducts, storeOnlyProducts } from '../src/seed/product-data.ts';
import type { StoreContent } from '../src/seed/store-products.ts';

/** Test content for every seeded product, generated from the language and the ids. */
export const loadTestContent = async (language: Language): Promise<StoreContent> => ({
  products: Object.keys(localProducts).map((id) => ({
    id,
    name: `${language} ${id}`,
    description: `${language} <${id}> & more`,
    price_in_cents: 100 * Number(id),
    category: 'e-books',
    image_url: `/art/products/${id}.svg`,
  })),
  catalogue: Object.fromEntries(
    storeOnlyProducts.map(({ id, options = [], variants, fields = [] }) => [
      id,
      {
        title: `${language} ${id}`,
        subtitle: `Subtitle of ${id}`,
        ribbon: null,
        description: `<p>${language}</p>`,
        options: Object.fromEntries(
          options.map((key, index) => [
            key,
            {
              title: `${language} ${key}`,
              values: Object.fromEntries(
                variants.map(({ values = [] }) => [values[index] ?? '', `${language} ${values[index]}`]),
              ),
            },
          ]),
        ),
        info: [{ title: `${language} info`, description: `<p>${language}</p>` }],
        fields: Object.fromEntries(fields.map(({ key }) => [key, `${language} ${key}`])),
        related: `${language} related`,
      },
    ]),
  ),
});
