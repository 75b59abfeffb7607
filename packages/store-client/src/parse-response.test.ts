// cspell:ignore HXAMPLE
import type { CartProduct, CartVariant } from '@vitrine/cart';
import { describe, expect, expectTypeOf, it } from 'vitest';
import sample from '../test/products.sample.json' with { type: 'json' };
import { parseProductPage } from './parse-response.ts';
import type { StoreProduct, StoreVariant } from './store-product.ts';
import { createWirePrice, createWireProduct, createWireVariant } from './testing/wire-product.ts';

/** Parses a response with these products. Returns the valid products, and the reports of the skipped ones. */
function parseProducts(...products: unknown[]) {
  const reports: unknown[] = [];
  const page = parseProductPage(
    { products },
    { url: '', query: {}, onReport: ({ code, productId, variantId }) => reports.push({ code, productId, variantId }) },
  );
  return { products: page.products, reports };
}

const parseProduct = (raw: unknown): StoreProduct => {
  const product = parseProducts(raw).products[0];
  if (!product) throw new Error('The product was skipped.');
  return product;
};

describe('parseProductPage with a complete product', () => {
  const product = parseProduct(sample.products[0]);

  it('returns the fields of the specification, with the thumbnail as image', { tags: ['3.remote.1'] }, () => {
    expect(product).toMatchObject({
      id: 'prod_01HXAMPLE0000000000000000A',
      title: 'Example Home Inverter 900VA',
      subtitle: '900VA Pure Sine Wave Home Inverter with 150Ah Lithium Battery',
      ribbon_text: null,
      image: 'https://cdn.example.com/store_01HXAMPLE%2Fassets%2Finverter.png',
      purchasable: true,
      order: 1,
      site_product_selection: null,
      updated_at: '2026-08-13T13:09:42.804Z',
    });
    expect(product.description).toMatch(/^<p>900VA pure sine wave/);
  });

  it('returns only the fields of the specification', () => {
    expect(Object.keys(product).sort()).toEqual(
      [
        ...['id', 'title', 'subtitle', 'ribbon_text', 'description', 'image', 'price_in_cents', 'currency'],
        ...['purchasable', 'order', 'site_product_selection', 'images', 'options', 'variants', 'collections'],
        ...['additional_info', 'type', 'custom_fields', 'related_products', 'updated_at', 'slug'],
      ].sort(),
    );
  });

  it('returns the variants with the fields that the cart needs', { tags: ['3.remote.6', '3.variant.1'] }, () => {
    expect(product.variants).toEqual([
      {
        id: 'variant_01HXAMPLE0000000000000000B',
        title: 'Example Home Inverter 900VA',
        image_url: null,
        sku: 'EXA-INV-900VA-150AH',
        price_in_cents: 850000,
        sale_price_in_cents: null,
        currency: 'inr',
        price_formatted: expect.stringMatching(/^₹8.?500\.00$/),
        sale_price_formatted: null,
        manage_inventory: true,
        weight: null,
        options: [],
        inventory_quantity: null,
        currency_info: { code: 'inr', symbol: '₹', template: '₹$1', decimal_digits: 2 },
        prices: [expect.objectContaining({ price_in_cents: 850000, currency: 'inr' })],
      },
    ]);
  });

  it('returns images, additional information and the type', { tags: ['3.remote.3', '3.remote.4'] }, () => {
    expect(product.images).toEqual([
      { url: 'https://cdn.example.com/store_01HXAMPLE%2Fassets%2Finverter.png', order: 0, type: 'image' },
    ]);
    expect(product.additional_info).toMatchObject([{ order: 0, title: 'Key Specifications' }]);
    expect(product.type).toEqual({ value: 'physical' });
  });
});

it('returns types that extend those of the cart', { tags: ['3.product.1', '3.variant.1'] }, () => {
  expectTypeOf<StoreProduct>().toExtend<CartProduct>();
  expectTypeOf<StoreVariant>().toExtend<CartVariant>();
});

it('returns options with their values, and variants with their option values', {
  tags: ['3.remote.3', '3.variant.3'],
}, () => {
  const value = { id: 'v1', option_id: 'o1', variant_id: 'a-excel', value: 'Excel' };
  const product = parseProduct(
    createWireProduct({
      id: 'a',
      options: [{ id: 'o1', title: 'Tool', values: [value] }],
      variants: [createWireVariant({ id: 'a-excel', options: [value] })],
    }),
  );
  expect(product.options).toEqual([{ id: 'o1', title: 'Tool', values: [value] }]);
  expect(product.variants[0]?.options).toEqual([value]);
});

it('returns additional information, custom fields, related products, and product_collections as collections', {
  tags: ['3.remote.4', '3.remote.5'],
}, () => {
  const info = { id: 'i', order: 1, title: 'Format', description: 'A file of 120 pages' };
  const collection = { product_id: 'a', collection_id: 'books', order: 2 };
  const field = { id: 'f', title: 'Your address', is_required: true };
  const related = { id: 'r', section_title: 'Also', related_type: 'product', related_id: 'b', position: 1 };
  const product = parseProduct(
    createWireProduct({
      id: 'a',
      product_collections: [collection],
      additional_info: [info],
      custom_fields: [field],
      related_products: [related],
    }),
  );
  expect(product.collections).toEqual([collection]);
  expect(product.additional_info).toEqual([info]);
  expect(product.custom_fields).toEqual([field]);
  expect(product.related_products).toEqual([related]);
});

it('takes the images from media in the response for a single product', { tags: ['3.remote.3'] }, () => {
  const { images, ...single } = createWireProduct({ id: 'a', images: [{ url: '/a.svg', order: 0, type: 'image' }] });
  expect(parseProduct({ ...single, media: images }).images).toEqual(images);
});

describe('the price of a product', () => {
  const variants = [
    createWireVariant({ id: 'team', prices: [createWirePrice({ amount: 9900, sale_amount: null })] }),
    createWireVariant({
      id: 'solo',
      prices: [createWirePrice({ amount: 9000, sale_amount: 2900, currency_code: 'eur' })],
    }),
  ];

  it('is the sale price of the cheapest variant when site_product_selection is lowest_price_first', {
    tags: ['3.remote.2'],
  }, () => {
    const product = parseProduct(
      createWireProduct({ id: 'a', site_product_selection: 'lowest_price_first', variants }),
    );
    expect(product).toMatchObject({ price_in_cents: 2900, currency: 'eur' });
  });

  it('is 0 when the sale price is 0', { tags: ['3.remote.2'] }, () => {
    const freeVariant = createWireVariant({ id: 'free', prices: [createWirePrice({ amount: 1900, sale_amount: 0 })] });
    expect(parseProduct(createWireProduct({ id: 'a', variants: [freeVariant] })).price_in_cents).toBe(0);
  });

  it('is the price of the first variant when site_product_selection is not lowest_price_first', {
    tags: ['3.remote.2'],
  }, () => {
    const product = parseProduct(createWireProduct({ id: 'a', site_product_selection: 'first_variant', variants }));
    expect(product).toMatchObject({ price_in_cents: 9900, currency: 'eur' });
  });
});

it('uses a default for each missing field', () => {
  expect(parseProduct({ id: 'a', variants: [{ id: 'x', prices: [{ amount: 100 }] }] })).toMatchObject({
    title: '',
    subtitle: null,
    ribbon_text: null,
    description: null,
    image: null,
    purchasable: true,
    order: 0,
    site_product_selection: null,
    images: [],
    options: [],
    collections: [],
    additional_info: [],
    type: { value: null },
    custom_fields: [],
    related_products: [],
    updated_at: null,
    variants: [{ title: '', image_url: null, sku: null, manage_inventory: false, weight: null, options: [] }],
  });
});

it('uses the default for a field of the wrong type', () => {
  const rawProduct = {
    ...createWireProduct({ id: 'a' }),
    title: 7,
    thumbnail: {},
    images: 'none',
    order: '1',
    options: [{}],
  };
  expect(parseProduct(rawProduct)).toMatchObject({ title: '', image: null, images: [], order: 0, options: [] });
});

it('skips invalid entries of arrays, and keeps the others', () => {
  const value = { id: 'v', option_id: 'o', variant_id: 'a-default', value: 'Excel' };
  const raw = {
    ...createWireProduct({ id: 'a' }),
    images: [{ url: '/1.svg' }, { url: null }, 'x', { url: '/2.svg', order: 0, type: 'image', width: 800 }],
    options: [{ id: 'o', title: 'Tool', values: [value, { value: 7 }] }, { title: 'No id' }],
    additional_info: [{ title: 'Format', description: '<p>PDF</p>' }, null],
    custom_fields: [{ id: 'f', title: 'Your address' }, { title: 'No id' }],
    related_products: [{ related_id: 'b' }, { related_type: 'product' }],
    product_collections: [{ product_id: 'a', collection_id: 'books', order: 1 }, {}],
  };
  expect(parseProduct(raw)).toMatchObject({
    images: [
      { url: '/1.svg', order: 0, type: 'image' },
      { url: '/2.svg', order: 0, type: 'image' },
    ],
    options: [{ id: 'o', title: 'Tool', values: [value] }],
    additional_info: [{ id: '', order: 0, title: 'Format', description: '<p>PDF</p>' }],
    custom_fields: [{ id: 'f', title: 'Your address', is_required: false }],
    related_products: [{ related_id: 'b', position: 0 }],
    collections: [{ collection_id: 'books' }],
  });
});

it('sorts images and additional information by order, and related products by position', () => {
  const createRelatedProduct = (position: number) => ({
    id: `r${position}`,
    section_title: '',
    related_type: 'product',
    related_id: `p${position}`,
    position,
  });
  const product = parseProduct(
    createWireProduct({
      id: 'a',
      images: [2, 0, 1].map((order) => ({ url: `/${order}.svg`, order, type: 'image' })),
      additional_info: [1, 0].map((order) => ({ id: `i${order}`, order, title: '', description: '' })),
      related_products: [createRelatedProduct(1), createRelatedProduct(0)],
    }),
  );
  expect(product.images.map(({ url }) => url)).toEqual(['/0.svg', '/1.svg', '/2.svg']);
  expect(product.additional_info.map(({ id }) => id)).toEqual(['i0', 'i1']);
  expect(product.related_products.map(({ related_id }) => related_id)).toEqual(['p0', 'p1']);
});

it.each([
  ['the product is not available', { is_available: false }],
  ['the product is not purchasable', { purchasable: false }],
  ['no variant is available', { variants: [createWireVariant({ id: 'x', is_available: false })] }],
])('sets purchasable to false when %s', (_, fields) => {
  expect(parseProduct(createWireProduct({ id: 'a', ...fields })).purchasable).toBe(false);
});

it('returns only the available variants', () => {
  const variants = [
    createWireVariant({ id: 'unavailable', is_available: false }),
    createWireVariant({ id: 'available' }),
  ];
  const { products, reports } = parseProducts(createWireProduct({ id: 'a', variants }));
  expect(products[0]?.variants.map(({ id }) => id)).toEqual(['available']);
  expect(reports).toEqual([]);
});

describe('skips and reports invalid products and variants, and keeps the others:', () => {
  const validProduct = createWireProduct({ id: 'valid' });

  it.each([
    ['a product without an id', { ...validProduct, id: undefined }, { code: 'no_id' }],
    ['a product whose id is a number', { ...validProduct, id: 5 }, { code: 'no_id' }],
    ['a product with half of a surrogate pair in its id', { ...validProduct, id: 'a\ud83d' }, { code: 'no_id' }],
    ['a product whose id leads to another folder', { ...validProduct, id: '..' }, { code: 'no_id' }],
    ['null', null, { code: 'no_id' }],
    ['a product without variants', { ...validProduct, id: 'a', variants: [] }, { code: 'no_variant', productId: 'a' }],
    [
      'a product whose variants are not an array',
      { ...validProduct, id: 'a', variants: {} },
      { code: 'no_variant', productId: 'a' },
    ],
    ['the second of two products with the same id', validProduct, { code: 'duplicate', productId: 'valid' }],
  ])('%s', (_, raw, report) => {
    const { products, reports } = parseProducts(validProduct, raw);
    expect(products).toMatchObject([{ id: 'valid' }]);
    expect(reports).toEqual([report]);
  });

  it.each([
    ['no price', []],
    ['no amount', [{ currency_code: 'eur' }]],
    ['a negative amount', [createWirePrice({ amount: -1 })]],
    ['a fractional amount', [createWirePrice({ amount: 99.5 })]],
    ['an amount beyond the safe integers', [createWirePrice({ amount: 2 ** 53 })]],
    ['a string as amount', [{ ...createWirePrice(), amount: '4900' }]],
    ['a negative sale amount', [createWirePrice({ sale_amount: -4900 })]],
    ['a string as sale amount', [{ ...createWirePrice(), sale_amount: '0' }]],
    ['an invalid currency', [createWirePrice({ currency_code: '<b>' })]],
  ])('a variant with %s', (_, prices) => {
    const variants = [{ ...createWireVariant({ id: 'invalid' }), prices }, createWireVariant({ id: 'valid' })];
    const { products, reports } = parseProducts(createWireProduct({ id: 'a', variants: variants as never }));
    expect(products[0]?.variants.map(({ id }) => id)).toEqual(['valid']);
    expect(reports).toEqual([{ code: 'no_price', productId: 'a', variantId: 'invalid' }]);
  });

  it.each([
    ['no id', {}],
    ['half of a surrogate pair in its id', { id: '\udd1ea' }],
  ])('a variant with %s', (_, variant) => {
    const { reports } = parseProducts({
      ...validProduct,
      variants: [...validProduct.variants, { ...variant, prices: [createWirePrice()] }],
    });
    expect(reports).toEqual([{ code: 'no_id', productId: 'valid' }]);
  });

  it('a variant with the id of a variant of another product', () => {
    const variants = [createWireVariant({ id: 'valid-default' }), createWireVariant({ id: 'own' })];
    const { products, reports } = parseProducts(validProduct, createWireProduct({ id: 'b', variants }));
    expect(products[1]?.variants.map(({ id }) => id)).toEqual(['own']);
    expect(reports).toEqual([{ code: 'duplicate', productId: 'b', variantId: 'valid-default' }]);
  });
});

it('accepts ids such as constructor and __proto__', () => {
  const rawProducts = ['constructor', '__proto__', 'toString'].map((id) =>
    createWireProduct({ id, variants: [createWireVariant({ id })] }),
  );
  const { products, reports } = parseProducts(...rawProducts);
  expect(products.map((product) => product.variants[0]?.id)).toEqual(['constructor', '__proto__', 'toString']);
  expect(reports).toEqual([]);
});

describe('the price of a variant', () => {
  /** Parses a variant that has only an id and this price. */
  const parseVariant = (price: unknown) =>
    parseProduct({ id: 'a', variants: [{ id: 'x', prices: [price] }] }).variants[0];

  it('has the amount, the sale amount, the currency code, and a currency with code, symbol and template', {
    tags: ['3.price.1'],
  }, () => {
    expect(parseVariant(createWirePrice({ amount: 7900, sale_amount: 0 }))).toMatchObject({
      price_in_cents: 7900,
      sale_price_in_cents: 0,
      currency: 'eur',
      price_formatted: '€79.00',
      sale_price_formatted: '€0.00',
      currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
    });
  });

  it('is in euros when the response has no currency', { tags: ['3.variant.2'] }, () => {
    expect(parseVariant({ amount: 100 })).toMatchObject({ currency: 'eur', price_formatted: '€1.00' });
  });

  it('has the currency of the currency object when currency_code is missing', () => {
    expect(parseVariant({ amount: 100, currency: { code: 'TND', decimal_digits: 3 } })).toMatchObject({
      currency: 'tnd',
      currency_info: { code: 'tnd', decimal_digits: 3 },
    });
  });

  it.each([undefined, null])('has the template of a currency object with the code %s', (code) => {
    const currency = { ...createWirePrice().currency, code };
    expect(parseVariant({ ...createWirePrice(), currency })?.currency_info.template).toBe('€$1');
  });

  it('ignores a currency object with another code', () => {
    expect(parseVariant({ ...createWirePrice(), currency_code: 'usd' })?.currency_info).toEqual({ code: 'usd' });
  });

  it('has the euro sign when the currency object of a price in euros has another code', () => {
    const variant = parseVariant({ amount: 4900, currency_code: 'eur', currency: { code: 'usd', symbol: '$' } });
    expect(variant?.price_formatted).toBe('€49.00');
  });

  it('ignores a template without a placeholder for the amount', () => {
    const currency = { ...createWirePrice().currency, template: '€' };
    expect(parseVariant({ ...createWirePrice(), currency })?.currency_info.template).toBeUndefined();
  });

  it.each([
    ['is a number', { amount: 100, currency: { code: 5 } }],
    ['is HTML', { amount: 100, currency: { code: '<b>' } }],
    ['is an array', { amount: 100, currency_code: ['eur'] }],
  ])('is invalid when the currency code %s', (_, price) => {
    expect(parseProducts({ id: 'a', variants: [{ id: 'x', prices: [price] }] }).products).toEqual([]);
  });
});
