/**
 * The fake store. By default, end-to-end tests use the demonstration store, which has products and stock. A test that needs other responses
 * calls one of these functions before it opens a page:
 *
 * - `serveStock(page, { '3-default': 1 })` replaces the stock
 * - `serveProducts(page, [createStoreProduct('kit', 1500)])` replaces all products
 * - `routeStore(page, handler)` does anything else: `(route) => route.abort()` makes the store unreachable,
 *   `(route) => route.fulfill({ status: 503 })` makes it fail, and a handler that does nothing leaves requests pending
 *   (after 8 s, the page logs a timeout, which fails the test)
 * - `holdRequests(page, /\/store\//)` (hold-requests.ts) delays the responses
 *
 * All of these answer only the browser: what the server renders comes from the demonstration store. To test a product that is loaded late, create
 * one that only the fake has.
 */
import type { Page, Route } from '@playwright/test';

/** Calls a handler for every request of the page to the store. */
export const routeStore = (page: Page, handler: (route: Route) => Promise<void>) => page.route('**/store/**', handler);

/** Responds to stock requests with these quantities by variant id. Other variants are missing from the responses. */
export const serveStock = (page: Page, stock: Readonly<Record<string, number>>) =>
  page.route('**/store/*/variants?*', (route) =>
    route.fulfill({
      json: { variants: Object.entries(stock).map(([id, inventory_quantity]) => ({ id, inventory_quantity })) },
    }),
  );

/** Creates a product in the format of a store response. `amount` is its price in cents. */
export const createStoreProduct = (id: string, amount: unknown, title: unknown = `Product ${id}`) => ({
  id,
  title,
  subtitle: null,
  thumbnail: null,
  purchasable: true,
  variants: [
    {
      id: `${id}-default`,
      title: '',
      image_url: null,
      manage_inventory: true,
      is_available: true,
      prices: [
        {
          amount,
          sale_amount: null,
          currency_code: 'eur',
          currency: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
        },
      ],
      options: [],
    },
  ],
});

interface ProductWithId {
  id: string;
}

/** Responds like a store that has these products, each with this stock. Ignores the `limit` of a request. */
export function serveProducts(page: Page, products: readonly ProductWithId[], stock: unknown = 20) {
  const createListResponse = (products: readonly ProductWithId[]) => ({
    products,
    count: products.length,
    offset: 0,
    limit: 100,
  });
  return routeStore(page, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const ids = searchParams.getAll('ids[]');
    if (pathname.endsWith('/variants')) {
      const variants = searchParams
        .getAll('product_ids[]')
        .map((id) => ({ id: `${id}-default`, inventory_quantity: stock }));
      await route.fulfill({ json: { variants } });
    } else if (pathname.endsWith('/products')) {
      await route.fulfill({
        json: createListResponse(ids.length > 0 ? products.filter((product) => ids.includes(product?.id)) : products),
      });
    } else {
      const product = products.find((product) => pathname.endsWith(`/products/${encodeURIComponent(product?.id)}`));
      await route.fulfill(product ? { json: { product } } : { status: 404, json: { error: 'No such product.' } });
    }
  });
}
