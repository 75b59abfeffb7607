import type { WireListedProduct } from '../wire.ts';

/** What a store in memory contains. */
export interface StoreContents {
  products: readonly WireListedProduct[];
  /** The stock by variant id. Other variants have an unknown stock. */
  quantities?: Readonly<Record<string, number | null>>;
  /** Ids of the products that are in a list only with `is_hidden=true`, or if the request has their ids. */
  hiddenIds?: readonly string[];
  /** Whether the store supports `search`; true by default. */
  canSearch?: boolean;
}

const maxLimit = 100;

/**
 * Creates a `fetch` function that responds like a store with these contents, for every store id: the product list with its whole query, single
 * products, and the stock. Anything else has the status 404. Pass it to `createStoreClient`, or replace the global `fetch` with it.
 */
export function createStoreFetch(contents: StoreContents): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    signal?.throwIfAborted();
    return respond(new URL(url, 'http://store.test'), contents);
  };
}

function respond({ pathname, searchParams }: URL, contents: StoreContents): Response {
  const [, root, , resource, key] = pathname.split('/').map(decodeURIComponent);
  if (root === 'store' && resource === 'variants') return Response.json(listQuantities(searchParams, contents));
  if (root === 'store' && resource === 'products') {
    if (key === undefined) return Response.json(listProducts(searchParams, contents));
    const field = searchParams.get('field') === 'slug' ? 'slug' : 'id';
    const product = contents.products.find((product) => product[field] === key);
    if (product) {
      const { images, ...fields } = product;
      return Response.json({ product: { ...fields, media: images } });
    }
  }
  return Response.json({ message: 'Not found' }, { status: 404, statusText: 'Not Found' });
}

function listProducts(query: URLSearchParams, { products, hiddenIds = [], canSearch = true }: StoreContents) {
  const ids = query.getAll('ids[]');
  const search = canSearch ? query.get('search')?.toLowerCase() : undefined;
  const updatedBefore = query.get('to_date');
  const sortKey = (query.get('sort_by') ?? 'order') as keyof WireListedProduct;
  const direction = query.get('order') === 'DESC' ? -1 : 1;
  const offset = Number(query.get('offset') ?? 0);
  const limit = Math.min(Number(query.get('limit') ?? maxLimit), maxLimit);
  const matches = products
    .filter(({ id }) => ids.length > 0 || query.get('is_hidden') === 'true' || !hiddenIds.includes(id))
    .filter(
      ({ id, variants }) => ids.length === 0 || [id, ...variants.map(({ id }) => id)].some((id) => ids.includes(id)),
    )
    .filter(({ updated_at }) => !updatedBefore || new Date(updated_at) < new Date(updatedBefore))
    .filter(({ title, subtitle, description }) =>
      [title, subtitle, description].some((text) => text?.toLowerCase().includes(search ?? '') ?? false),
    )
    .toSorted((a, b) => direction * compare(a[sortKey], b[sortKey]));
  return { products: matches.slice(offset, offset + limit), count: matches.length, offset, limit, search };
}

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

function listQuantities(query: URLSearchParams, { products, quantities = {} }: StoreContents) {
  const ids = query.getAll('product_ids[]');
  const variants = products.filter(({ id }) => ids.includes(id)).flatMap(({ variants }) => variants);
  return { variants: variants.map(({ id }) => ({ id, inventory_quantity: quantities[id] ?? null })) };
}
