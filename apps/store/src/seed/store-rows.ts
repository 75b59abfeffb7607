import type { Language } from '@vitrine/i18n';
import { type CatalogueContent, loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import type { InferInsertModel } from 'drizzle-orm';
import type { schema } from '../database/database.ts';
import { currenciesIn } from './currencies.ts';
import { type ProductFacts, siteProducts, storeProducts, type VariantFacts } from './product-facts.ts';

/** The texts of a store in its language: the site's own products, and the products that only the store has. */
export type StoreContent = {
  products: Pick<LocalProduct, 'id' | 'name' | 'description' | 'price_in_cents' | 'category' | 'image_url'>[];
  catalogue: Readonly<Record<string, CatalogueContent>>;
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

type Texts = Pick<CatalogueContent, 'title' | 'ribbon' | 'description'> &
  Partial<Pick<CatalogueContent, 'options' | 'info' | 'fields' | 'related'>> & { subtitle: string | null };

/** Combines the facts of the catalogue with its texts in one language. Throws for a product, an option or a field without texts. */
export function storeRows(store_id: string, language: Language, { products, catalogue }: StoreContent): StoreRows {
  const offered = [
    ...storeProducts.map((facts) => ({ facts, texts: textsOf(facts.id, catalogue) })),
    ...products.map((product) => ({ facts: siteFacts(product), texts: siteTexts(product) })),
  ];
  return {
    currencies: currenciesIn(language).map((currency) => ({ store_id, ...currency })),
    products: offered.map(({ facts, texts }, index) => ({
      store_id,
      id: facts.id,
      slug: facts.slug,
      title: texts.title,
      subtitle: texts.subtitle,
      ribbon_text: texts.ribbon,
      description: texts.description,
      thumbnail: facts.images[0],
      images: facts.images.map((url, order) => ({ url, order, type: 'image' })),
      site_product_selection: facts.selection ?? null,
      order: index + 1,
      // Constant, so that the same seed always results in the same rows: each product has another day of August 2025.
      updated_at: new Date(Date.UTC(2025, 7, index + 1)),
      type: { value: facts.type },
      options: optionsOf(facts, texts),
      product_collections: [{ product_id: facts.id, collection_id: facts.collection, order: index + 1 }],
      additional_info: (texts.info ?? []).map((section, order) => ({
        id: `${facts.id}-info-${order}`,
        order,
        ...section,
      })),
      custom_fields: (facts.fields ?? []).map(({ key, is_required }) => ({
        id: `${facts.id}-${key}`,
        title: required(texts.fields?.[key], `the field ${key} of the product ${facts.id}`),
        is_required,
      })),
      related_products: (facts.related ?? []).map((related_id, position) => ({
        id: `${facts.id}-related-${position}`,
        section_title: texts.related ?? '',
        related_type: 'product',
        related_id,
        position,
      })),
    })),
    variants: offered.flatMap(({ facts, texts }) =>
      facts.variants.map((variant, position) => {
        const options = optionValues(facts, variant, texts);
        return {
          store_id,
          id: variant.id,
          product_id: facts.id,
          position,
          // Hosted stores compose the title in the same way.
          title: options.map(({ value }) => value).join(' / '),
          sku: variant.id.toUpperCase(),
          image_url: variant.image ?? null,
          manage_inventory: variant.stock !== undefined,
          inventory_quantity: variant.stock ?? null,
          amount: variant.amount,
          sale_amount: variant.sale_amount ?? null,
          currency_code: variant.currency ?? 'eur',
          options,
        };
      }),
    ),
  };
}

/** The options of a product. Each lists one value for each variant, as the store API does, so that values are repeated. */
function optionsOf(facts: ProductFacts, texts: Texts) {
  return (facts.options ?? []).map((key) => ({
    id: optionId(facts, key),
    title: required(texts.options?.[key]?.title, `the option ${key} of the product ${facts.id}`),
    values: facts.variants
      .flatMap((variant) => optionValues(facts, variant, texts))
      .filter(({ option_id }) => option_id === optionId(facts, key)),
  }));
}

function optionValues(facts: ProductFacts, { id, values = [] }: VariantFacts, texts: Texts) {
  return (facts.options ?? []).map((key, index) => {
    const value = values[index] ?? '';
    return {
      id: `${id}-${key}`,
      option_id: optionId(facts, key),
      variant_id: id,
      value: required(
        texts.options?.[key]?.values[value],
        `the value ${value} of the option ${key} of the product ${facts.id}`,
      ),
    };
  });
}

const optionId = ({ id }: ProductFacts, key: string) => `${id}-${key}`;

const textsOf = (id: string, catalogue: StoreContent['catalogue']): Texts =>
  required(catalogue[id], `the product ${id}`);

function required<Value>(texts: Value | undefined, of: string): Value {
  if (texts === undefined) throw new Error(`The catalogue has no texts for ${of}.`);
  return texts;
}

type SiteProduct = StoreContent['products'][number];

function siteFacts({ id, price_in_cents, category, image_url }: SiteProduct): ProductFacts {
  const { slug = id, stock } = siteProducts[id] ?? {};
  return {
    id,
    slug,
    type: 'digital',
    collection: category,
    images: [image_url],
    variants: [{ id: `${id}-default`, amount: price_in_cents, stock }],
  };
}

/** The site's description is plain text, the store's is HTML. */
function siteTexts({ name, description }: SiteProduct): Texts {
  return { title: name, subtitle: null, ribbon: null, description: `<p>${escapeHtml(description)}</p>` };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
