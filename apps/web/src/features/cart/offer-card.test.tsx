// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StoreItem, toCartItem } from '../../shared/store/cart-item.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OfferCard } from './offer-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders an offer and returns its `lang` attribute. `storeLanguage` is null if the store has the language of the page. */
async function renderOffer(pageLanguage: Language, storeLanguage: Language | null) {
  vi.stubGlobal('__SITE_ENV__', { storeLanguage });
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product to show.');
  const item = toCartItem(product, pageLanguage);
  const offer = { ...item, product: { ...item.product, purchasable: true } } as StoreItem;
  await renderPage(<OfferCard item={offer} onAdded={() => {}} />, { language: pageLanguage, messages: ['cart'] });
  return screen.getByRole('link', { name: product.name }).closest('[lang]')?.getAttribute('lang');
}

describe('OfferCard', () => {
  it('has the language of the store as its lang attribute on a page in another language', async () => {
    expect(await renderOffer('ar', 'en')).toBe('en');
  });

  it.each([null, 'fr'] as const)(
    'has no lang attribute if the store has the language of the page (store: %s)',
    async (storeLanguage) => {
      expect(await renderOffer('fr', storeLanguage)).toBeUndefined();
    },
  );
});
