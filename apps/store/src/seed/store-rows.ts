import type { Language } from '@vitrine/i18n';
import type { InferInsertModel } from 'drizzle-orm';
import type { schema } from '../database/database.ts';
import { currenciesIn } from './currencies.ts';
import { type ProductFacts, siteProducts, storeProducts, type VariantFacts } from './product-facts.ts';
import type { StoreTexts } from './store-texts.ts';

/** Everything that the seed writes of one store. */
export type StoreRows = {
  currencies: InferInsertModel<typeof schema.currencies>[];
  products: InferInsertModel<typeof schema.products>[];
  variants: InferInsertModel<typeof schema.variants>[];
};

type Texts = Omit<StoreTexts['catalogue'][string], 'subtitle'> & { subtitle: string | null };

/** Joins the facts of the catalogue with its texts in one language. Throws for a product without texts. */
export function storeRows(store_id: string, language: Language, { products, catalogue }: StoreTexts): StoreRows {
  const offered = [
    ...storeProducts.map((facts) => ({
      facts,
      texts: textsOf(facts.id, catalogue),
      image: `/art/products/${facts.id}.svg`,
    })),
    ...products.map((product) => ({ facts: siteFacts(product), texts: siteTexts(product), image: product.image_url })),
  ];
  return {
    currencies: currenciesIn(language).map((currency) => ({ store_id, ...currency })),
    products: offered.map(({ facts, texts, image }, index) => ({
      store_id,
      id: facts.id,
      slug: facts.slug,
      title: texts.title,
      subtitle: texts.subtitle,
      ribbon_text: texts.ribbon,
      description: texts.description,
      thumbnail: image,
      images: [{ url: image, order: 0, type: 'image' }],
      site_product_selection: facts.selection ?? null,
      order: index + 1,
      // Fixed, so that the same seed is the same store: a day in August 2025 for each product.
      updated_at: new Date(Date.UTC(2025, 7, index + 1)),
      type: { value: facts.type },
      options: facts.option
        ? [
            {
              id: facts.option,
              title: texts.option?.title ?? '',
              values: facts.variants.flatMap((variant) => optionValues(facts, variant, texts)),
            },
          ]
        : [],
      product_collections: [{ product_id: facts.id, collection_id: facts.collection, order: index + 1 }],
    })),
    variants: offered.flatMap(({ facts, texts }) =>
      facts.variants.map((variant, position) => ({
        store_id,
        id: variant.id,
        product_id: facts.id,
        position,
        title: texts.variants[variant.id] ?? '',
        sku: variant.id.toUpperCase(),
        manage_inventory: variant.stock !== undefined,
        inventory_quantity: variant.stock ?? null,
        amount: variant.amount,
        sale_amount: variant.sale_amount ?? null,
        currency_code: variant.currency ?? 'eur',
        options: optionValues(facts, variant, texts),
      })),
    ),
  };
}

function optionValues({ option }: ProductFacts, { id, value }: VariantFacts, texts: Texts) {
  if (option === undefined || value === undefined) return [];
  return [{ id: `${id}-value`, option_id: option, variant_id: id, value: texts.option?.values[value] ?? value }];
}

function textsOf(id: string, catalogue: StoreTexts['catalogue']): Texts {
  const texts = catalogue[id];
  if (!texts) throw new Error(`The catalogue has no texts for the product ${id}.`);
  return texts;
}

type SiteProduct = StoreTexts['products'][number];

function siteFacts({ id, price_in_cents, category }: SiteProduct): ProductFacts {
  const { slug = id, stock } = siteProducts[id] ?? {};
  return {
    id,
    slug,
    type: 'digital',
    collection: category,
    variants: [{ id: `${id}-default`, amount: price_in_cents, stock }],
  };
}

/** The site's description is plain text, the store's is HTML. */
function siteTexts({ name, description }: SiteProduct): Texts {
  return { title: name, subtitle: null, ribbon: null, description: `<p>${escapeHtml(description)}</p>`, variants: {} };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
