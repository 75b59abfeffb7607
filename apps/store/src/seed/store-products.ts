import { type Language, priceTemplate } from '@vitrine/i18n';
import { type CatalogueContent, loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { type CatalogueProduct, parseCatalogue } from '../catalogue/parse-catalogue.ts';
import { localProducts, type ProductData, storeOnlyProducts, type VariantData } from './product-data.ts';

/** The content of a store in its language: `products` are the local products, `catalogue` has the store-only products. */
export interface StoreContent {
  products: Pick<LocalProduct, 'id' | 'name' | 'description' | 'price_in_cents' | 'category' | 'image_url'>[];
  catalogue: Readonly<Record<string, CatalogueContent>>;
}

export async function loadStoreContent(language: Language): Promise<StoreContent> {
  const [products, catalogue] = await Promise.all([loadProducts(language), loadCatalogue(language)]);
  return { products, catalogue };
}

/** The display formats of the currencies in a language, where they differ from the default. */
const createCurrencies = (language: Language) => ({
  eur: { template: priceTemplate(language) },
  tnd: { symbol: 'DT', symbol_native: 'د.ت', template: language === 'ar' ? '$1\u00a0د.ت' : '$1\u00a0DT' },
});
type Currencies = ReturnType<typeof createCurrencies>;

type ProductContent = Pick<CatalogueContent, 'title' | 'ribbon' | 'description'> &
  Partial<Pick<CatalogueContent, 'options' | 'info' | 'fields' | 'related'>> & { subtitle: string | null };

/** Creates the products of the store in a language from their data and their content. Throws if content is missing. */
export function createStoreProducts(language: Language, { products, catalogue }: StoreContent): CatalogueProduct[] {
  const documents = [
    ...storeOnlyProducts.map((data) => ({ data, content: getContent(data.id, catalogue) })),
    ...products.map((product) => ({ data: toProductData(product), content: toProductContent(product) })),
  ].map(({ data, content }, index) => createDocument(data, content, index, createCurrencies(language)));
  // An import accepts the same format, and adds the default values.
  const { products: parsed, rejections } = parseCatalogue({ products: documents });
  if (rejections[0]) throw new Error(`${rejections[0].product} is invalid: ${rejections[0].reasons.join('; ')}`);
  return parsed;
}

function createDocument(data: ProductData, content: ProductContent, index: number, currencies: Currencies) {
  return {
    id: data.id,
    slug: data.slug,
    title: content.title,
    subtitle: content.subtitle,
    ribbon_text: content.ribbon,
    description: content.description,
    thumbnail: data.images[0],
    images: data.images.map((url, order) => ({ url, order, type: 'image' })),
    site_product_selection: data.selection,
    // A constant date per product, so that the same seed always results in the same products.
    updated_at: new Date(Date.UTC(2025, 7, index + 1)).toISOString(),
    type: { value: data.type },
    options: createOptions(data, content),
    product_collections: [{ product_id: data.id, collection_id: data.collection, order: index + 1 }],
    additional_info: content.info?.map((section, order) => ({ id: `${data.id}-info-${order}`, order, ...section })),
    custom_fields: data.fields?.map(({ key, is_required }) => ({
      id: `${data.id}-${key}`,
      title: requireContent(content.fields?.[key], `the field ${key} of the product ${data.id}`),
      is_required,
    })),
    related_products: data.related?.map((related_id, position) => ({
      id: `${data.id}-related-${position}`,
      section_title: content.related ?? '',
      related_type: 'product',
      related_id,
      position,
    })),
    variants: data.variants.map((variant) => {
      const { id, image: image_url, stock, amount, sale_amount, currency: currency_code = 'eur' } = variant;
      const options = createOptionValues(data, variant, content);
      return {
        id,
        // The hosted API composes the title in the same way.
        title: options.map(({ value }) => value).join(' / '),
        sku: id.toUpperCase(),
        image_url,
        weight: null,
        manage_inventory: stock !== undefined,
        inventory_quantity: stock,
        prices: [{ amount, sale_amount, currency_code, currency: currencies[currency_code] }],
        options,
      };
    }),
  };
}

/** The options of a product. As in the store API, each option has one value per variant, so values are repeated. */
function createOptions(data: ProductData, content: ProductContent) {
  return (data.options ?? []).map((key) => ({
    id: getOptionId(data, key),
    title: requireContent(content.options?.[key]?.title, `the option ${key} of the product ${data.id}`),
    values: data.variants
      .flatMap((variant) => createOptionValues(data, variant, content))
      .filter(({ option_id }) => option_id === getOptionId(data, key)),
  }));
}

function createOptionValues(data: ProductData, { id, values = [] }: VariantData, content: ProductContent) {
  return (data.options ?? []).map((key, index) => {
    const value = values[index] ?? '';
    return {
      id: `${id}-${key}`,
      option_id: getOptionId(data, key),
      variant_id: id,
      value: requireContent(
        content.options?.[key]?.values[value],
        `the value ${value} of the option ${key} of the product ${data.id}`,
      ),
    };
  });
}

const getOptionId = ({ id }: ProductData, key: string) => `${id}-${key}`;

const getContent = (id: string, catalogue: StoreContent['catalogue']): ProductContent =>
  requireContent(catalogue[id], `the product ${id}`);

function requireContent<Value>(content: Value | undefined, subject: string): Value {
  if (content === undefined) throw new Error(`The catalogue has no content for ${subject}.`);
  return content;
}

type SeededLocalProduct = StoreContent['products'][number];

function toProductData({ id, price_in_cents, category, image_url }: SeededLocalProduct): ProductData {
  const { slug = id, stock } = localProducts[id] ?? {};
  return {
    id,
    slug,
    type: 'digital',
    collection: category,
    images: [image_url],
    variants: [{ id: `${id}-default`, amount: price_in_cents, stock }],
  };
}

/** The description of a local product is plain text, and that of a store-only product is HTML. */
function toProductContent({ name, description }: SeededLocalProduct): ProductContent {
  return { title: name, subtitle: null, ribbon: null, description: `<p>${escapeHtml(description)}</p>` };
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
