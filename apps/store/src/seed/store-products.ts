import type { Language } from '@vitrine/i18n';
import { type CatalogueContent, loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import type { WireCurrency, WireListedProduct, WireVariant } from '@vitrine/store-client/wire';
import type { CatalogueProduct } from '../catalogue/parse-catalogue.ts';
import { createCurrencies } from './currencies.ts';
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

type ProductContent = Pick<CatalogueContent, 'title' | 'ribbon' | 'description'> &
  Partial<Pick<CatalogueContent, 'options' | 'info' | 'fields' | 'related'>> & { subtitle: string | null };

/** Creates the products of the store in a language from their data and their content. Throws if content is missing. */
export function createStoreProducts(language: Language, { products, catalogue }: StoreContent): CatalogueProduct[] {
  const currencies = new Map(createCurrencies(language).map((currency) => [currency.code, currency]));
  const allProducts = [
    ...storeOnlyProducts.map((data) => ({ data, content: getContent(data.id, catalogue) })),
    ...products.map((product) => ({ data: toProductData(product), content: toProductContent(product) })),
  ];
  return allProducts.map(({ data, content }, index) => ({
    document: createDocument(data, content, index, currencies),
    isHidden: false,
    variants: data.variants.map(({ id, stock = null }) => ({ id, inventory_quantity: stock })),
  }));
}

function createDocument(
  data: ProductData,
  content: ProductContent,
  index: number,
  currencies: ReadonlyMap<string, WireCurrency>,
): WireListedProduct & CatalogueProduct['document'] {
  return {
    id: data.id,
    slug: data.slug,
    title: content.title,
    subtitle: content.subtitle,
    ribbon_text: content.ribbon,
    description: content.description,
    thumbnail: data.images[0] ?? null,
    images: data.images.map((url, order) => ({ url, order, type: 'image' })),
    site_product_selection: data.selection ?? null,
    purchasable: true,
    is_available: true,
    order: index + 1,
    // A constant date per product, so that the same seed always results in the same products.
    updated_at: new Date(Date.UTC(2025, 7, index + 1)).toISOString(),
    type: { value: data.type },
    options: createOptions(data, content),
    product_collections: [{ product_id: data.id, collection_id: data.collection, order: index + 1 }],
    additional_info: (content.info ?? []).map((section, order) => ({
      id: `${data.id}-info-${order}`,
      order,
      ...section,
    })),
    custom_fields: (data.fields ?? []).map(({ key, is_required }) => ({
      id: `${data.id}-${key}`,
      title: requireContent(content.fields?.[key], `the field ${key} of the product ${data.id}`),
      is_required,
    })),
    related_products: (data.related ?? []).map((related_id, position) => ({
      id: `${data.id}-related-${position}`,
      section_title: content.related ?? '',
      related_type: 'product',
      related_id,
      position,
    })),
    variants: data.variants.map((variant) => createVariant(data, variant, content, currencies)),
  };
}

function createVariant(
  data: ProductData,
  variant: VariantData,
  content: ProductContent,
  currencies: ReadonlyMap<string, WireCurrency>,
): WireVariant {
  const options = createOptionValues(data, variant, content);
  const currency_code = variant.currency ?? 'eur';
  const currency = requireContent(currencies.get(currency_code), `the currency ${currency_code}`);
  return {
    id: variant.id,
    // The hosted API composes the title in the same way.
    title: options.map(({ value }) => value).join(' / '),
    sku: variant.id.toUpperCase(),
    image_url: variant.image ?? null,
    manage_inventory: variant.stock !== undefined,
    is_available: true,
    weight: null,
    prices: [{ amount: variant.amount, sale_amount: variant.sale_amount ?? null, currency_code, currency }],
    options,
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
