// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { loadProducts } from '@vitrine/i18n/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCartItem } from '../catalogue/index.ts';
import { renderPage } from '../testing/render-page.tsx';
import { CartUiProvider } from './cart-ui-provider.tsx';
import { useCartActions } from './site-cart.ts';
// The provider imports it dynamically. Imported here, it needs no time in a test.
import '../overlays.ts';

const [guide] = await loadProducts('en');
if (!guide) throw new Error('There is no product.');
const item = toCartItem(guide, 'en');

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // happy-dom has no animations and no layout.
  HTMLElement.prototype.animate = () => ({}) as Animation;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
});

function AddButton() {
  const { addToCart } = useCartActions();
  return (
    <button type="button" onClick={() => addToCart(item, { silent: true })}>
      Add
    </button>
  );
}

/** Renders a product page with a card below it that has the button. */
const renderProductPage = () =>
  renderPage(
    <CartProvider cart={createCart()}>
      <CartUiProvider>
        <span className="vt-cart-button" />
        <main>
          <article>
            <img src="/page.svg" alt="" />
          </article>
          <ul>
            <li>
              <img src="/card.svg" alt="" />
              <AddButton />
            </li>
          </ul>
        </main>
      </CartUiProvider>
    </CartProvider>,
    { messages: ['cart'] },
  );

const getMovingPicture = () => document.querySelector('body > img')?.getAttribute('src');

describe('adding a product', () => {
  it('moves the picture of the card whose button has the focus into the cart button', async () => {
    await renderProductPage();
    const button = screen.getByRole('button', { name: 'Add' });
    button.focus();
    fireEvent.click(button);
    await expect.poll(getMovingPicture).toBe('/card.svg');
  });

  it('moves the picture of the product page if no button has the focus, as in Safari', async () => {
    await renderProductPage();
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(getMovingPicture).toBe('/page.svg');
  });
});
