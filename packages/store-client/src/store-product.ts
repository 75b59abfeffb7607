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

// A missing or invalid field is replaced by a fallback. Only id and price have none: without them, a variant cannot be sold.

const text = z.catch(z.string(), '');
const nullableText = z.catch(z.nullable(z.string()), null);
const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);

/** Reads a list entry by entry: one that is not valid is skipped, and the others stay. What is no list is read as an empty one. */
const list = <Item>(element: z.ZodMiniType<Item>) =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((entries): Item[] =>
      entries.flatMap((entry) => {
        const { success, data } = element.safeParse(entry);
        return success ? [data] : [];
      }),
    ),
  );
const optional = <Field>(field: z.ZodMiniType<Field>) => z.catch(z.optional(field), undefined);

/** The default currency (spec section 9). */
const defaultCurrency = { code: 'eur', symbol: '€' };

/** A code that is not a string is read as the empty string, which is never valid: a guess could sell in the wrong currency. */
const currencyFields = z.object({
  code: z.catch(z.nullish(z.string()), ''),
  symbol: optional(wireCurrency.shape.symbol),
  template: optional(wireCurrency.shape.template),
  decimal_digits: optional(wireCurrency.shape.decimal_digits),
});

const priceFields = z.object({
  amount: wirePrice.shape.amount,
  sale_amount: z._default(wirePrice.shape.sale_amount, null),
  currency_code: z.nullish(z.string()),
  currency: z.catch(currencyFields, {}),
});

const currencyCodeOf = ({ currency_code, currency }: z.infer<typeof priceFields>) =>
  (currency_code ?? currency.code ?? defaultCurrency.code).toLowerCase();

/** A `currency` object of another currency than the price's is ignored: the price would be shown with the wrong symbol. */
function currencyInfoOf(price: z.infer<typeof priceFields>): CurrencyInfo {
  const code = currencyCodeOf(price);
  const { symbol, template, decimal_digits, code: described = code } = price.currency;
  if (described?.toLowerCase() !== code) return { code };
  return {
    code,
    symbol: symbol ?? (code === defaultCurrency.code ? defaultCurrency.symbol : undefined),
    template,
    decimal_digits,
  };
}

const price = z.pipe(
  priceFields.check(z.refine((price) => wireCurrency.shape.code.safeParse(currencyCodeOf(price)).success)),
  z.transform((price) => {
    const { amount, sale_amount } = price;
    const currency_info = currencyInfoOf(price);
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

/** Reads a variant. Of several prices, the first is used, as in the hosted shop. */
export const storeVariant = z.pipe(
  z.object({
    id: wireVariant.shape.id,
    title: text,
    image_url: nullableText,
    sku: nullableText,
    manage_inventory: flag(false),
    weight: z.catch(z.nullable(z.number()), null),
    options: list(wireOptionValue),
    is_available: flag(true),
    prices: z.tuple([price], z.unknown()),
  }),
  z.transform(({ prices: [price], ...variant }) => ({
    ...variant,
    ...price,
    inventory_quantity: null as number | null,
  })),
);

const { shape } = wireListedProduct;

/** Entries without a number for their place stay where they are. */
const place = z.catch(z.number(), 0);

const image = z.object({ url: wireImage.shape.url, order: place, type: z.catch(z.string(), 'image') });
const images = z.optional(list(image));

/** An option with the values that can be read. */
const option = z.object({ id: wireOption.shape.id, title: text, values: list(wireOptionValue) });

const section = z.object({ id: text, order: place, title: text, description: text });

const related = z.object({
  id: text,
  section_title: text,
  related_type: text,
  related_id: wireRelatedProduct.shape.related_id,
  position: place,
});

const field = z.object({ id: wireCustomField.shape.id, title: text, is_required: flag(false) });

/** Reads the fields of a product; its variants are read one by one with `storeVariant`. */
export const storeProductFields = z.pipe(
  z.object({
    id: shape.id,
    title: text,
    subtitle: nullableText,
    ribbon_text: nullableText,
    description: nullableText,
    thumbnail: nullableText,
    slug: nullableText,
    purchasable: flag(true),
    is_available: flag(true),
    order: z.catch(shape.order, 0),
    site_product_selection: nullableText,
    images,
    media: images,
    options: list(option),
    variants: list(z.unknown()),
    product_collections: list(wireProductCollection),
    additional_info: list(section),
    type: z.catch(z.object({ value: nullableText }), { value: null }),
    custom_fields: list(field),
    related_products: list(related),
    updated_at: z.catch(z.nullable(shape.updated_at), null),
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
 * A variant for the cart (spec section 3 "Variant"). Amounts are in the minor unit of the currency; a sale price of 0 is a
 * price, null means that there is none. `inventory_quantity` is null until `withQuantities` has merged the stock, and if it is unknown.
 */
export type StoreVariant = Omit<z.infer<typeof storeVariant>, 'is_available'>;

/**
 * A product, with the field names of spec section 3 "Remote store product". `description` is untrusted HTML: render it as text. `image` is the
 * thumbnail. `price_in_cents` is what a buyer pays for the default variant: its sale price, else its regular one. `purchasable` is false
 * also when the product, or each of its variants, is not available. There is at least one variant.
 */
export type StoreProduct = Omit<z.infer<typeof storeProductFields>, 'is_available' | 'variants'> &
  Pick<StoreVariant, 'price_in_cents' | 'currency'> & { variants: StoreVariant[] };
