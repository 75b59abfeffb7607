import type { WireListedProduct, WireSingleProduct, WireVariant } from '@vitrine/store-client/wire';
import type { InferSelectModel } from 'drizzle-orm';
import { schema } from '../database/database.ts';

/** What a query for products asks of them: one statement brings their variants and currencies along, all from the same moment. */
export const productColumns = {
  columns: { store_id: false, is_hidden: false },
  with: {
    variants: {
      columns: { store_id: false, product_id: false, inventory_quantity: false },
      orderBy: schema.variants.position,
      with: { currency: { columns: { store_id: false } } },
    },
  },
} as const;

type CurrencyRow = Omit<InferSelectModel<typeof schema.currencies>, 'store_id'>;

type VariantRow = Omit<InferSelectModel<typeof schema.variants>, 'store_id' | 'product_id' | 'inventory_quantity'> & {
  currency: CurrencyRow;
};

type ProductRow = Omit<InferSelectModel<typeof schema.products>, 'store_id' | 'is_hidden'> & {
  variants: VariantRow[];
};

/** A row as the list writes it. */
export function toListedProduct({ variants, updated_at, ...product }: ProductRow): WireListedProduct {
  return { ...product, variants: variants.map(toVariant), updated_at: updated_at.toISOString() };
}

/** A row as the answer about one product writes it: its pictures are called `media` there. */
export function toSingleProduct(row: ProductRow): WireSingleProduct {
  const { images, ...product } = toListedProduct(row);
  return { ...product, media: images };
}

function toVariant({ amount, sale_amount, currency_code, currency, position, ...variant }: VariantRow): WireVariant {
  return { ...variant, prices: [{ amount, sale_amount, currency_code, currency }] };
}
