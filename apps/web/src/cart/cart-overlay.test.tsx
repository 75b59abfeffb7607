// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toCartItem } from '../catalogue/index.ts';
import { renderPage } from '../testing/render-page.tsx';
import CartOverlay from './cart-overlay.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the modal for the first product, with overridden fields and an optional sale price. */
async function renderModal(overrides: Partial<LocalProduct>, salePrice: number | null = null) {
  // The store has no suggestions.
  vi.stubGlobal('fetch', async () => Response.json({ products: [], count: 0, offset: 0, limit: 5 }));
  const [product] = await loadProducts('en');
  if (!product) throw new Error('There is no product to add.');
  const item = toCartItem({ ...product, ...overrides }, 'en');
  const variant = { ...item.variant, sale_price_in_cents: salePrice };
  await renderPage(
    <CartProvider cart={createCart()}>
      <CartOverlay
        overlay={{ name: 'added', item: { ...item, variant }, quantity: 1, isOpen: true }}
        onClose={() => {}}
      />
    </CartProvider>,
    { messages: ['cart'] },
  );
  return screen.getByRole('dialog', { name: 'Added to cart' });
}

describe('the added-to-cart modal', () => {
  it('shows a placeholder for a product without an image', { tags: ['2.added.2', '9.image.1'] }, async () => {
    const modal = await renderModal({ image_url: '' });
    expect(modal.querySelector('img')?.getAttribute('src')).toBe('/art/placeholder.svg');
  });

  it('strikes through the regular price of a product on sale', { tags: ['2.added.3'] }, async () => {
    const modal = await renderModal({ price_in_cents: 4990 }, 3990);
    expect(modal.textContent).toMatch(/Quantity: 1 .*€39\.90/);
    expect(modal.querySelector('s')?.textContent).toBe('€49.90');
  });

  it('shows only the regular price for a product that is not on sale', { tags: ['2.added.3'] }, async () => {
    const modal = await renderModal({ name: 'Kit', price_in_cents: 4990 });
    expect(modal.textContent).toContain('Kit');
    expect(modal.textContent).toContain('Quantity: 1 €49.90');
    expect(modal.querySelector('s')).toBeNull();
  });
});
