import { type CurrencyInfo, formatPrice } from '@vitrine/cart';
import * as z from 'zod/mini';
import {
  wireCurrency,
  wireCustomField,
  wireImage,
  wireListedProduct,
  wireOption,
  wireOptionValue,
  wirePrice,
  wireProductCollection,
  wireRelatedProduct,
  wireVariant,
} from './wire.ts';

// A missing or invalid field gets a default. Only id and price have no default: without them, a variant cannot be sold.

const stringOrEmpty = z.catch(z.string(), '');
const stringOrNull = z.catch(z.nullable(z.string()), null);
const booleanOr = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** Creates a schema for an array, without its invalid entries. A value that is not an array becomes an empty array. */
const validEntries = <Item>(entrySchema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((entries): Item[] =>
      entries.flatMap((entry) => {
        const { success, data } = entrySchema.safeParse(entry);
        return success ? [data] : [];
      }),
    ),
  );
const validOrUndefined = <Field>(fieldSchema: z.ZodMiniType<Field>) => z.catch(z.optional(fieldSchema), undefined);

/** The default currency (spec section 9). */
const defaultCurrency = { code: 'eur', symbol: '€' };

/** A code that is not a string becomes the empty string, which is invalid. A default could be the wrong currency. */
const currencySchema = z.object({
  code: z.catch(z.nullish(z.string()), ''),
  symbol: validOrUndefined(wireCurrency.shape.symbol),
  template: validOrUndefined(wireCurrency.shape.template),
  decimal_digits: validOrUndefined(wireCurrency.shape.decimal_digits),
});

const priceFieldsSchema = z.object({
  amount: wirePrice.shape.amount,
  sale_amount: z._default(wirePrice.shape.sale_amount, null),
  currency_code: z.nullish(z.string()),
  currency: z.catch(currencySchema, {}),
});

const getCurrencyCode = ({ currency_code, currency }: z.infer<typeof priceFieldsSchema>) =>
  (currency_code ?? currency.code ?? defaultCurrency.code).toLowerCase();

/** Ignores a `currency` object whose code differs from `currency_code`: the price would be shown with the wrong symbol. */
function getCurrencyInfo(price: z.infer<typeof priceFieldsSchema>): CurrencyInfo {
  const code = getCurrencyCode(price);
  const isSameCurrency = (price.currency.code ?? code).toLowerCase() === code;
  const { symbol, template, decimal_digits } = isSameCurrency ? price.currency : {};
  return {
    code,
    symbol: symbol ?? (code === defaultCurrency.code ? defaultCurrency.symbol : undefined),
    template,
    decimal_digits,
  };
}

const priceSchema = z.pipe(
  priceFieldsSchema.check(z.refine((price) => wireCurrency.shape.code.safeParse(getCurrencyCode(price)).success)),
  z.transform((price) => {
    const { amount, sale_amount } = price;
    const currency_info = getCurrencyInfo(price);
    return {
      price_in_cents: amount,
      sale_price_in_cents: sale_amount,
      currency: currency_info.code,
      price_formatted: formatPrice(amount, currency_info),
      sale_price_formatted: sale_amount === null ? null : formatPrice(sale_amount, currency_info),
      currency_info,
    };
  }),
);

/** Parses a variant. If it has several prices, the first one is used. */
export const storeVariantSchema = z.pipe(
  z.object({
    id: wireVariant.shape.id,
    title: stringOrEmpty,
    image_url: stringOrNull,
    sku: stringOrNull,
    manage_inventory: booleanOr(false),
    weight: z.catch(z.nullable(z.number()), null),
    options: validEntries(wireOptionValue),
    is_available: booleanOr(true),
    prices: z.tuple([priceSchema], z.unknown()),
  }),
  z.transform(({ prices: [price], ...variant }) => ({
    ...variant,
    ...price,
    inventory_quantity: null as number | null,
  })),
);

const { shape: productShape } = wireListedProduct;

/** A number to sort by, 0 by default. Entries with equal numbers stay in the order of the response. */
const sortKey = z.catch(z.number(), 0);

const imageSchema = z.object({ url: wireImage.shape.url, order: sortKey, type: z.catch(z.string(), 'image') });
const imagesSchema = z.optional(validEntries(imageSchema));

/** An option with its valid values. */
const optionSchema = z.object({ id: wireOption.shape.id, title: stringOrEmpty, values: validEntries(wireOptionValue) });

const additionalInfoSchema = z.object({
  id: stringOrEmpty,
  order: sortKey,
  title: stringOrEmpty,
  description: stringOrEmpty,
});

const relatedProductSchema = z.object({
  id: stringOrEmpty,
  section_title: stringOrEmpty,
  related_type: stringOrEmpty,
  related_id: wireRelatedProduct.shape.related_id,
  position: sortKey,
});

const customFieldSchema = z.object({
  id: wireCustomField.shape.id,
  title: stringOrEmpty,
  is_required: booleanOr(false),
});

/** Parses the fields of a product. Its variants are parsed one by one with `storeVariantSchema`, so that invalid ones can be reported. */
export const storeProductSchema = z.pipe(
  z.object({
    id: productShape.id,
    title: stringOrEmpty,
    subtitle: stringOrNull,
    ribbon_text: stringOrNull,
    description: stringOrNull,
    thumbnail: stringOrNull,
    slug: stringOrNull,
    purchasable: booleanOr(true),
    is_available: booleanOr(true),
    order: z.catch(productShape.order, 0),
    site_product_selection: stringOrNull,
    images: imagesSchema,
    media: imagesSchema,
    options: validEntries(optionSchema),
    variants: validEntries(z.unknown()),
    product_collections: validEntries(wireProductCollection),
    additional_info: validEntries(additionalInfoSchema),
    type: z.catch(z.object({ value: stringOrNull }), { value: null }),
    custom_fields: validEntries(customFieldSchema),
    related_products: validEntries(relatedProductSchema),
    updated_at: z.catch(z.nullable(productShape.updated_at), null),
  }),
  z.transform(({ thumbnail, images, media, product_collections, ...product }) => ({
    ...product,
    image: thumbnail,
    images: (images?.length ? images : (media ?? [])).sort((a, b) => a.order - b.order),
    collections: product_collections,
    additional_info: product.additional_info.sort((a, b) => a.order - b.order),
    related_products: product.related_products.sort((a, b) => a.position - b.position),
  })),
);

/**
 * A variant for the cart (spec section 3 "Variant"). Amounts are in the minor unit of the currency. 0 is a valid sale price;
 * null means that there is no sale price. `inventory_quantity` is null if the stock is unknown, and until `withQuantities` sets it.
 */
export type StoreVariant = Omit<z.infer<typeof storeVariantSchema>, 'is_available'>;

/**
 * A product of the store (spec section 3 "Remote store product"), with at least one variant.
 *
 * - `description`, also that of an entry of `additional_info`, is untrusted HTML: convert it to plain text, or sanitize it.
 * - `variants` omits unavailable variants, unless all are unavailable. `options` still contains their values.
 * - `image` is the thumbnail.
 * - `price_in_cents` is the unit price of the default variant: its sale price, or else its regular price.
 * - `purchasable` is also false if the product or all of its variants are unavailable.
 */
export type StoreProduct = Omit<z.infer<typeof storeProductSchema>, 'is_available' | 'variants'> &
  Pick<StoreVariant, 'price_in_cents' | 'currency'> & { variants: StoreVariant[] };
