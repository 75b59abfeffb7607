// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type CartProduct, createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import type { StoreVariant } from '@vitrine/store-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { storeProduct, storeVariant } from '../../testing/store-product.ts';
import { CartLines } from './cart-lines.tsx';

const stocked = (id: string, title: string, inventory_quantity: number) =>
  storeVariant({ id, title, manage_inventory: true, inventory_quantity });
const morning = stocked('morning', 'Morning', 9);
const variants = [morning, stocked('evening', 'Evening', 2), stocked('night', 'Night', 0)];

/** Renders a cart with two pieces of a variant; `variants` is what the saved product has. */
async function renderCart(variants: unknown, variant: StoreVariant = morning) {
  const cart = createCart();
  const product: CartProduct = storeProduct();
  cart.add({ product: { ...product, variants: variants as StoreVariant[] }, variant }, 2);
  const addToCart = vi.fn((item, { quantity = 1 } = {}) => cart.add(item, quantity));
  await renderPage(
    <CartProvider cart={cart}>
      <CartLines headingLevel={2} />
    </CartProvider>,
    { messages: ['cart'], cartActions: { addToCart } },
  );
  return cart;
}

const picker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Variant of Workshop' });
const choose = (value: string) => act(async () => void fireEvent.change(picker(), { target: { value } }));

beforeEach(() => vi.stubGlobal('__SITE_ENV__', { storeId: 'vitrine' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a line of the cart', () => {
  it('links to the page of its product, in its variant', async () => {
    await renderCart(variants);
    expect(screen.getByRole('link', { name: 'Workshop' }).getAttribute('href')).toBe(
      '/product/workshop?variant=morning',
    );
  });

  it('changes to another variant in the same quantity', async () => {
    const cart = await renderCart(variants);
    expect(picker().value).toBe('morning');
    expect([...picker().options].map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Morning', false],
      ['Evening', false],
      ['Night', true],
    ]);
    await choose('evening');
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['evening', 2]]);
    expect(picker().value).toBe('evening');
  });

  it('stays as it is where the other variant has not enough stock', async () => {
    const cart = await renderCart(variants);
    act(() => void cart.setQuantity('morning', 3));
    await choose('evening');
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['morning', 3]]);
  });

  it.each([
    ['of one variant', [morning]],
    ['without variants', undefined],
    ['with invalid variants', [null, {}, 'x']],
  ])('offers no other variant for a product %s', async (_case, saved) => {
    await renderCart(saved);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
