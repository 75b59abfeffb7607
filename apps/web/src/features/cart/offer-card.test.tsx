// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localItem, type StoreItem } from '../../shared/store/cart-item.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { OfferCard } from './offer-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders an offer of a store whose content is in `storeLanguage`, or in the page's language where it is null. */
async function renderOffer(page: Language, storeLanguage: Language | null) {
  vi.stubGlobal('__SITE_ENV__', { storeLanguage });
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product to show.');
  const item = localItem(product, page);
  const offer = { ...item, product: { ...item.product, purchasable: true } } as StoreItem;
  await renderPage(<OfferCard item={offer} onAdded={() => {}} />, { language: page, messages: ['cart'] });
  return screen.getByText(product.name).closest('[lang]')?.getAttribute('lang');
}

describe('OfferCard', () => {
  it('sets the language of the store on a page in another language', async () => {
    expect(await renderOffer('ar', 'en')).toBe('en');
  });

  it.each([null, 'fr'] as const)('sets no language where it is the page’s own (store: %s)', async (language) => {
    expect(await renderOffer('fr', language)).toBeUndefined();
  });
});
