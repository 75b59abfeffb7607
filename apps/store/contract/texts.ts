import type { Language } from '@vitrine/i18n';
import { siteProducts, storeProducts } from '../src/seed/product-facts.ts';
import type { StoreTexts } from '../src/seed/store-texts.ts';

/** Texts for every product of the seed, which name their language and their product and nothing else. */
export const textsOf = async (language: Language): Promise<StoreTexts> => ({
  products: Object.keys(siteProducts).map((id) => ({
    id,
    name: `${language} ${id}`,
    description: `${language} <${id}> & more`,
    price_in_cents: 100 * Number(id),
    category: 'e-books',
    image_url: `/art/products/${id}.svg`,
  })),
  catalogue: Object.fromEntries(
    storeProducts.map(({ id, variants }) => [
      id,
      {
        title: `${language} ${id}`,
        subtitle: `Subtitle of ${id}`,
        ribbon: null,
        description: `<p>${language}</p>`,
        option: { title: 'Tool', values: { excel: `Excel in ${language}` } },
        variants: Object.fromEntries(variants.map((variant) => [variant.id, variants.length > 1 ? variant.id : ''])),
      },
    ]),
  ),
});
