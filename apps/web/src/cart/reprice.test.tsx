// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { type Cart, createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { loadProducts } from '@vitrine/i18n/content';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCartItem } from '../catalogue/index.ts';
import { configureStore } from '../lib/store-client.ts';
import { renderPage } from '../testing/render-page.tsx';
// The hooks import them dynamically. Imported here, they need no time in a test.
import '../overlays.ts';
import '../store.ts';
import { useReprice } from './reprice.ts';

const [guide] = await loadProducts('en');
if (!guide) throw new Error('There is no product.');

const requests: string[] = [];
const showToast = vi.fn();

let onRequest = () => {};

/** Whether the store sells its products. */
let isPurchasable = true;

/** The status of each product that the store does not list: 200 for a hidden product. */
const statusOfUnlistedProducts: Record<string, number> = { hidden: 200, gone: 404, failing: 403 };

/** Responds like a store in which the guide has a stock of 2, and in which the list has no hidden products. */
async function respond(url: string | URL | Request) {
  onRequest();
  const { pathname, searchParams } = new URL(String(url));
  requests.push(pathname.split('/').at(-1) ?? '');
  if (pathname.endsWith('/variants')) return Response.json({ variants: [{ id: '1-default', inventory_quantity: 2 }] });
  const createVariant = (id: string) => ({
    id: `${id}-default`,
    title: '',
    manage_inventory: id === '1',
    prices: [{ amount: 49_999, currency_code: 'eur', currency: { code: 'eur' } }],
  });
  const createProduct = (id: string) => ({
    id,
    title: 'Guide',
    purchasable: isPurchasable,
    variants: [createVariant(id)],
  });
  const [, requestedId] = /\/products\/(.+)$/.exec(pathname) ?? [];
  if (requestedId) {
    const status = statusOfUnlistedProducts[requestedId] ?? 404;
    return Response.json({ product: createProduct(requestedId) }, { status });
  }
  const products = searchParams
    .getAll('ids[]')
    .filter((id) => !(id in statusOfUnlistedProducts))
    .map(createProduct);
  return Response.json({ products, count: products.length, offset: 0, limit: 100 });
}

beforeEach(() => {
  requests.length = 0;
  onRequest = () => {};
  isPurchasable = true;
  showToast.mockClear();
  configureStore({ host: 'http://store.test' });
  vi.stubGlobal('fetch', vi.fn(respond));
});

afterEach(() => {
  cleanup();
  configureStore({});
  vi.unstubAllGlobals();
});

function Drawer() {
  useReprice();
  return null;
}

const withCart = (cart: Cart, children: ReactNode) => <CartProvider cart={cart}>{children}</CartProvider>;

describe('useReprice', () => {
  it('clamps a line to the stock of the store and shows a toast', async () => {
    const cart = createCart();
    cart.add(toCartItem(guide, 'en'), 5);
    await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    await expect.poll(() => cart.quantityOf('1-default')).toBe(2);
    await expect.poll(() => showToast).toHaveBeenCalledOnce();
  });

  it('keeps a product that the store no longer sells, and marks it', async () => {
    const cart = createCart();
    cart.add(toCartItem(guide, 'en'), 2);
    isPurchasable = false;
    await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    await expect.poll(() => cart.getSnapshot().lines[0]?.product.purchasable).toBe(false);
    expect(cart.quantityOf('1-default')).toBe(2);
  });

  it('keeps a line that is added during the request', async () => {
    const cart = createCart();
    cart.add(toCartItem(guide, 'en'), 5);
    onRequest = () => {
      if (cart.quantityOf('kit-default') === 0) cart.add(toCartItem({ ...guide, id: 'kit' as typeof guide.id }, 'en'));
    };
    await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    await expect.poll(() => cart.quantityOf('1-default')).toBe(2);
    expect(cart.quantityOf('kit-default')).toBe(1);
  });

  /** Reprices a cart with products of these ids that cost €10 each, and with the guide. Waits until the guide is repriced. */
  async function repriceCartWith(...ids: string[]) {
    const cart = createCart();
    cart.add(toCartItem(guide as NonNullable<typeof guide>, 'en'), 5);
    for (const id of ids)
      cart.add(toCartItem({ ...guide, id, price_in_cents: 1000 } as NonNullable<typeof guide>, 'en'));
    await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    await expect.poll(() => cart.quantityOf('1-default')).toBe(2);
    return cart;
  }

  it('keeps a product that its shop has hidden, at its current price', async () => {
    const cart = await repriceCartWith('hidden');
    expect(cart.get('hidden-default')?.variant.price_in_cents).toBe(49_999);
  });

  it('removes a product only if the store responds with 404 to its own request', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const cart = await repriceCartWith('gone', 'failing');
    expect(cart.quantityOf('gone-default')).toBe(0);
    expect(cart.get('failing-default')?.variant.price_in_cents).toBe(1000);
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('failing'), expect.anything());
    consoleError.mockRestore();
  });

  it('keeps a variant that the store does not return with its product', async () => {
    const cart = createCart();
    const { product, variant } = toCartItem({ ...guide, id: 'kit' }, 'en');
    cart.add({ product, variant: { ...variant, id: 'other' } });
    cart.add(toCartItem(guide, 'en'), 5);
    await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    await expect.poll(() => cart.quantityOf('1-default')).toBe(2);
    expect(cart.quantityOf('other')).toBe(1);
  });

  it('requests nothing for a drawer that is closed before the code of the requests is loaded', async () => {
    const cart = createCart();
    cart.add(toCartItem(guide, 'en'), 5);
    const closedDrawer = await renderPage(withCart(cart, <Drawer />), { messages: ['cart'], showToast });
    closedDrawer.unmount();
    await repriceCartWith('kit');
    expect(requests.toSorted()).toEqual(['products', 'variants']);
    expect(cart.quantityOf('1-default')).toBe(5);
  });

  it('sends one request for the products and one for their stock if the list contains all of them', async () => {
    await repriceCartWith('kit', 'course');
    expect(requests.toSorted()).toEqual(['products', 'variants']);
  });
});
