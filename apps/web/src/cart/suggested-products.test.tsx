// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StoreItem, toCartItem } from '../catalogue/index.ts';
import { renderPage } from '../testing/render-page.tsx';
import { AddToCartCard } from './suggested-products.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the card of a product. Returns the `lang` attribute of the card. `storeLanguage` is null if the site has a store per language. */
async function renderCard(pageLanguage: Language, storeLanguage: Language | null) {
  vi.stubGlobal('__SITE_ENV__', { storeLanguage });
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product to show.');
  const item = toCartItem(product, pageLanguage);
  const storeItem = { ...item, product: { ...item.product, purchasable: true } } as StoreItem;
  await renderPage(
    <CartProvider cart={createCart()}>
      <AddToCartCard item={storeItem} onAdded={() => {}} />
    </CartProvider>,
    { language: pageLanguage, messages: ['cart'] },
  );
  return screen.getByRole('link', { name: product.name }).closest('[lang]')?.getAttribute('lang');
}

/** Renders the card of a product beside a cart with a guide. Returns the card's text. */
async function renderCardBesideGuide(product: Partial<StoreItem['product']>) {
  const [guide] = await loadProducts('en');
  if (!guide) throw new Error('There is no product to add.');
  const item = toCartItem(guide, 'en');
  const cart = createCart();
  cart.add(item, 1);
  const storeItem = { ...item, product: { ...item.product, purchasable: true, ...product } } as StoreItem;
  await renderPage(
    <CartProvider cart={cart}>
      <AddToCartCard item={storeItem} onAdded={() => {}} />
    </CartProvider>,
    { messages: ['cart'] },
  );
  return { card: screen.getByRole('listitem'), guide };
}

describe('AddToCartCard', () => {
  it('gives the product in the cart that it complements as the reason', async () => {
    const { card, guide } = await renderCardBesideGuide({ id: '6' });
    await waitFor(() => expect(card.textContent).toContain(`Goes with: ${guide.name}`));
  });

  it('gives its subtitle as the reason if it complements no product in the cart', async () => {
    const { card } = await renderCardBesideGuide({ id: 'kit', subtitle: 'For your first campaign' });
    expect(card.textContent).toContain('For your first campaign');
  });

  it('has the language of the store as its lang attribute on a page in another language', async () => {
    expect(await renderCard('ar', 'en')).toBe('en');
  });

  it.each([null, 'fr'] as const)(
    'has no lang attribute if the store has the language of the page (store: %s)',
    async (storeLanguage) => {
      expect(await renderCard('fr', storeLanguage)).toBeUndefined();
    },
  );
});
