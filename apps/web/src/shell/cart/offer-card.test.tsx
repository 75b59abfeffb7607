// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type Language, loadTexts } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { TextsProvider } from '@vitrine/i18n/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localItem, type StoreItem } from '../../data/item.ts';
import { Announcer } from '../announcer.tsx';
import { ShopActionsContext } from '../shop-actions.ts';
import { OfferCard } from './offer-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const actions = { addToCart: vi.fn(), openCart: vi.fn(), notify: vi.fn(), reopenConsent: vi.fn() };

/** Shows an offer on a page in a language, of a store whose texts are in one language, or in the page's where it is null. */
async function showOffer(page: Language, storeLanguage: Language | null) {
  vi.stubGlobal('__SITE_ENV__', { storeLanguage });
  const [[product]] = await Promise.all([loadProducts('en'), loadTexts(page, ['common', 'cart'])]);
  if (!product) throw new Error('There is no product to show.');
  const item = localItem(product, page);
  render(
    <TextsProvider language={page}>
      <ShopActionsContext value={actions}>
        <Announcer>
          <OfferCard item={{ ...item, product: { ...item.product, purchasable: true } } as StoreItem} onAdd={vi.fn()} />
        </Announcer>
      </ShopActionsContext>
    </TextsProvider>,
  );
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
