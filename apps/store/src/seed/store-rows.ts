import type { Language } from '@vitrine/i18n';
import { type CatalogueTexts, loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import type { InferInsertModel } from 'drizzle-orm';
import type { schema } from '../database/database.ts';
import { currenciesIn } from './currencies.ts';
import { type ProductFacts, siteProducts, storeProducts, type VariantFacts } from './product-facts.ts';

/** The texts of a store in its language: the site's own products, and the products that only the store has. */
export type StoreContent = {
  products: Pick<LocalProduct, 'id' | 'name' | 'description' | 'price_in_cents' | 'category' | 'image_url'>[];
  catalogue: Readonly<Record<string, CatalogueTexts>>;
};

export async function loadStoreContent(language: Language): Promise<StoreContent> {
  const [products, catalogue] = await Promise.all([loadProducts(language), loadCatalogue(language)]);
  return { products, catalogue };
}

/** The rows that the seed writes for one store. */
export type StoreRows = {
  currencies: InferInsertModel<typeof schema.currencies>[];
  products: InferInsertModel<typeof schema.products>[];
  variants: InferInsertModel<typeof schema.variants>[];
};

type Texts = Omit<StoreContent['catalogue'][string], 'subtitle'> & { subtitle: string | null };

/** Combines the facts of the catalogue with its texts in one language. Throws for a product without texts. */
export function storeRows(store_id: string, language: Language, { products, catalogue }: StoreContent): StoreRows {
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
      // Constant, so that the same seed results in the same rows: one day of August 2025 for each product.
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

function textsOf(id: string, catalogue: StoreContent['catalogue']): Texts {
  const texts = catalogue[id];
  if (!texts) throw new Error(`The catalogue has no texts for the product ${id}.`);
  return texts;
}

type SiteProduct = StoreContent['products'][number];

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
