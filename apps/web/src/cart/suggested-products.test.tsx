// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
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
  await renderPage(<AddToCartCard item={storeItem} onAdded={() => {}} />, {
    language: pageLanguage,
    messages: ['cart'],
  });
  return screen.getByRole('link', { name: product.name }).closest('[lang]')?.getAttribute('lang');
}

describe('AddToCartCard', () => {
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
