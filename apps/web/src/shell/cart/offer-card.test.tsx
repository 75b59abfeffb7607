// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localItem, type StoreItem } from '../../data/item.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OfferCard } from './offer-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows an offer on a page in a language, of a store whose texts are in one language, or in the page's where it is null. */
async function showOffer(page: Language, storeLanguage: Language | null) {
  vi.stubGlobal('__SITE_ENV__', { storeLanguage });
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product to show.');
  const item = localItem(product, page);
  const offer = { ...item, product: { ...item.product, purchasable: true } } as StoreItem;
  await renderPage(<OfferCard item={offer} onAdd={() => {}} />, { language: page, texts: ['cart'] });
  return screen.getByText(product.name);
}

describe('an offer of the store', () => {
  it('carries its language on a page in another one', async () => {
    expect((await showOffer('ar', 'en')).lang).toBe('en');
  });

  it.each([null, 'fr'] as const)(
    'says nothing of a language that is the page’s own (the store’s: %s)',
    async (language) => {
      expect((await showOffer('fr', language)).hasAttribute('lang')).toBe(false);
    },
  );
});
