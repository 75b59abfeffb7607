import { StoreError } from './store-error.ts';

/** What the list of products may be asked for (spec section 7). Nothing that is not given is sent. */
export type ProductQuery = {
  /** Ids of products or of variants. */
  ids?: readonly string[];
  offset?: number;
  limit?: number;
  order?: 'ASC' | 'DESC';
  /** A field of the product that the store can sort by. */
  sort_by?: string;
  is_hidden?: boolean;
  /** An ISO date: only products updated before it. */
  to_date?: string;
};

/** The field that a single product is looked up by. */
export type ProductKey = 'id' | 'slug';

/** The addresses of one store's API. */
export function storeAddresses(host: string, storeId: string) {
  const base = `${host.replace(/\/+$/, '')}/store/${segment(storeId)}`;
  return {
    products: ({ ids, ...rest }: ProductQuery) => {
      const given = Object.entries(rest).filter(([, value]) => value !== undefined);
      return withQuery(`${base}/products`, [
        ...list('ids[]', ids),
        ...given.map(([name, value]) => [name, `${value}`]),
      ]);
    },
    product: (id: string, field?: ProductKey) =>
      withQuery(`${base}/products/${segment(id)}`, field === undefined ? [] : [['field', field]]),
    quantities: (productIds: readonly string[]) =>
      withQuery(`${base}/variants`, [['fields', 'inventory_quantity'], ...list('product_ids[]', productIds)]),
  };
}

const list = (name: string, values: readonly string[] = []) => values.map((value) => [name, value]);

const withQuery = (address: string, parameters: string[][]) =>
  parameters.length === 0 ? address : `${address}?${new URLSearchParams(parameters)}`;

/** What cannot be a segment: nothing, the steps `.` and `..` (a browser walks them however they are encoded), half a character. */
const unnameable = /^\.{0,2}$|[\ud800-\udfff]/u;

function segment(id: string): string {
  if (unnameable.test(id))
    throw new StoreError('invalid_request', `${JSON.stringify(id)} is no id of a store or a product.`, { url: '' });
  return encodeURIComponent(id);
}
