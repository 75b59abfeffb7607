// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type CartProduct, createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import type { StoreVariant } from '@vitrine/store-client';
import { createStoreProduct, createStoreVariant } from '@vitrine/store-client/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { CartLines } from './cart-contents.tsx';

const createVariant = (id: string, title: string, inventory_quantity: number) =>
  createStoreVariant({ id, title, manage_inventory: true, inventory_quantity });
const morning = createVariant('morning', 'Morning', 9);
const variants = [morning, createVariant('evening', 'Evening', 2), createVariant('night', 'Night', 0)];

/** Renders a cart with a line of quantity 2. `savedVariants` are the variants in the product of the line. */
async function renderCart(savedVariants: unknown, variant: StoreVariant = morning) {
  const cart = createCart();
  const product: CartProduct = createStoreProduct({ id: 'workshop', title: 'Workshop' });
  cart.add({ product: { ...product, variants: savedVariants as StoreVariant[] }, variant }, 2);
  const showToast = vi.fn();
  const addToCart = vi.fn((item, { quantity = 1 } = {}) => cart.add(item, quantity));
  await renderPage(
    <CartProvider cart={cart}>
      <CartLines headingLevel={2} />
    </CartProvider>,
    { messages: ['cart'], cartActions: { addToCart }, showToast },
  );
  return { cart, showToast };
}

const getVariantPicker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Variant of Workshop' });
const chooseVariant = (value: string) =>
  act(async () => void fireEvent.change(getVariantPicker(), { target: { value } }));

// Not restored after each test: a request may start when the test has ended. The store does not respond.
vi.stubGlobal('fetch', () => new Promise(() => {}));
vi.stubGlobal('__SITE_ENV__', { storeId: 'vitrine' });

afterEach(cleanup);

describe('a line of the cart', () => {
  it('links to the page of its product with its variant in the URL', async () => {
    await renderCart(variants);
    expect(screen.getByRole('link', { name: 'Workshop' }).getAttribute('href')).toBe(
      '/product/workshop?variant=morning',
    );
  });

  it('replaces its variant with the chosen one, and keeps the quantity and the focus', async () => {
    const { cart } = await renderCart(variants);
    expect(getVariantPicker().value).toBe('morning');
    expect([...getVariantPicker().options].map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Morning', false],
      ['Evening', false],
      ['Night', true],
    ]);
    await chooseVariant('evening');
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['evening', 2]]);
    expect(getVariantPicker().value).toBe('evening');
    expect(document.activeElement).toBe(getVariantPicker());
  });

  it('keeps its place among the other lines when its variant changes', async () => {
    const { cart } = await renderCart(variants);
    act(() => void cart.add({ product: createStoreProduct(), variant: { ...morning, id: 'another', title: '' } }));
    await act(
      async () =>
        void fireEvent.change(screen.getAllByRole('combobox')[0] as Element, { target: { value: 'evening' } }),
    );
    expect(cart.getSnapshot().lines.map(({ variant }) => variant.id)).toEqual(['evening', 'another']);
  });

  it('stays unchanged if the chosen variant does not have enough stock', async () => {
    const { cart } = await renderCart(variants);
    act(() => void cart.setQuantity('morning', 3));
    await chooseVariant('evening');
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['morning', 3]]);
  });

  it('says that its product is no longer for sale', async () => {
    const { cart } = await renderCart([morning]);
    expect(screen.queryByText('Currently unavailable')).toBeNull();
    const product = createStoreProduct({ id: 'workshop', title: 'Workshop', purchasable: false });
    act(() => void cart.put({ product, variant: morning, quantity: 2 }));
    expect(screen.getByText('Currently unavailable')).toBeDefined();
  });

  it('shows why a higher quantity is refused', async () => {
    const { cart, showToast } = await renderCart([morning]);
    act(
      () =>
        void cart.put({
          product: createStoreProduct({ id: 'workshop', title: 'Workshop' }),
          variant: { ...morning, inventory_quantity: null },
          quantity: 2,
        }),
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Increase quantity of Workshop' })));
    expect(cart.count).toBe(2);
    expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'destructive' }));
  });

  it.each([
    ['with one variant', [morning]],
    ['without variants', undefined],
    ['with invalid variants', [null, {}, 'x', ...variants.map((variant) => ({ ...variant, title: {} }))]],
  ])('has no variant picker for a product %s', async (_case, savedVariants) => {
    await renderCart(savedVariants);
    expect(screen.getByRole('link').textContent).toBe('Workshop');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
