import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

/** Every request that the page makes of the store gets this answer. */
export const storeIs = (page: Page, answer: (route: Route) => Promise<void>) => page.route('**/store/**', answer);

/** A product as the store sends it. */
export const wireProduct = (id: string, amount: unknown, title: unknown = `Product ${id}`) => ({
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

interface Sold {
  id: string;
}

/** The store sells these products, whatever limit it is asked for, and has so many of each. */
export function storeSells(page: Page, products: readonly Sold[], left: unknown = 20) {
  const list = (wanted: readonly Sold[]) => ({ products: wanted, count: wanted.length, offset: 0, limit: 100 });
  return storeIs(page, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const ids = searchParams.getAll('ids[]');
    if (pathname.endsWith('/variants')) {
      const variants = searchParams
        .getAll('product_ids[]')
        .map((id) => ({ id: `${id}-default`, inventory_quantity: left }));
      await route.fulfill({ json: { variants } });
    } else if (pathname.endsWith('/products')) {
      await route.fulfill({
        json: list(ids.length > 0 ? products.filter((product) => ids.includes(product?.id)) : products),
      });
    } else {
      const product = products.find((product) => pathname.endsWith(`/products/${encodeURIComponent(product?.id)}`));
      await route.fulfill(product ? { json: { product } } : { status: 404, json: { error: 'No such product.' } });
    }
  });
}

/** A store whose connection breaks in the middle of each answer: a server of its own, as no interception can do that. */
export async function storeBreaksOff(page: Page) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
    response.write('{"products":[{"id":"a","title":"Half a prod', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await storeIs(page, (route) => {
    const url = new URL(route.request().url());
    url.port = String(port);
    return route.continue({ url: url.href });
  });
  return () => server.close();
}
