// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { CartProvider } from '@vitrine/cart/react';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it } from 'vitest';
import { toCartItem } from '../../catalogue/index.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Component as SuccessPage } from './page.tsx';

async function openPageWithSavedCart() {
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product.');
  localStorage.setItem('cart', JSON.stringify([{ ...toCartItem(product, 'en'), quantity: 2 }]));
  const cart = createCart();
  persistCart(cart).hydrate();
  const { router } = await renderPage(
    <CartProvider cart={cart}>
      <SuccessPage />
    </CartProvider>,
    { messages: ['success'] },
  );
  await act(async () => {});
  return { cart, product, router };
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'prerendering');
});

describe('the success page', () => {
  it('clears the cart and the saved cart', { tags: ['2.success.2', '4.cart.11'] }, async () => {
    const { cart } = await openPageWithSavedCart();
    expect(cart.count).toBe(0);
    expect(localStorage.getItem('cart')).not.toContain('variant');
  });

  it('keeps what was added later when the visitor returns to it in the history, and clears it after another payment', async () => {
    await openPageWithSavedCart();
    cleanup();
    const { cart } = await openPageWithSavedCart();
    expect(cart.count).toBe(2);
    cleanup();
    history.pushState(null, '');
    const { cart: nextCart } = await openPageWithSavedCart();
    expect(nextCart.count).toBe(0);
  });

  it('keeps what was added after a change of language, which adds a history entry', async () => {
    const { cart, product, router } = await openPageWithSavedCart();
    await act(async () => void cart.add(toCartItem(product, 'en')));
    history.pushState(null, '');
    await act(() => router.navigate('/de/success'));
    expect(cart.count).toBe(1);
    cleanup();
    const { cart: laterCart } = await openPageWithSavedCart();
    expect(laterCart.count).toBe(2);
  });

  it('keeps the cart while the browser prerenders the page, and clears it when the page is shown', {
    tags: ['2.success.2'],
  }, async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    const { cart } = await openPageWithSavedCart();
    expect(cart.count).toBe(2);
    await act(async () => void document.dispatchEvent(new Event('prerenderingchange')));
    expect(cart.count).toBe(0);
  });
});
