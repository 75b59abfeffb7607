import type { Loader, Meta } from '@storybook/react-vite';
import { type Cart, createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { isLanguage, type Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { localItem } from '../data/item.ts';
import { createRoutes } from '../routes.tsx';
import { openShelf } from './shelf.ts';

openShelf();

export interface PageProps {
  /** The bare address of the page; its language is the toolbar's. */
  address: string;
  /** Ids of the products in the cart, one of each. */
  inCart?: readonly string[];
}

interface RoutedPageProps {
  address: string;
  language: Language;
  cart: Cart;
}

/** The site itself, at an address that the story names instead of the browser. */
function RoutedPage({ address, language, cart }: RoutedPageProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      createRoutes(() => language),
      { initialEntries: [address] },
    ),
  );
  return (
    <CartProvider cart={cart}>
      <RouterProvider router={router} />
    </CartProvider>
  );
}

const languageOf = (globals: Record<string, unknown>) => (isLanguage(globals.language) ? globals.language : 'en');

/** Fills the story's cart in its language before it is drawn. */
const fillCart: Loader<PageProps> = async ({ args, globals }) => {
  const language = languageOf(globals);
  const cart = createCart();
  for (const product of await loadProducts(language))
    if (args.inCart?.includes(product.id)) cart.add(localItem(product, language), 1);
  return { cart };
};

/** What the stories of every screen share: the whole page, its store and cart at hand, the cookie question answered. */
export const page = {
  parameters: { layout: 'fullscreen' },
  loaders: [fillCart],
  render: ({ address }, { globals, loaded }) => {
    const language = languageOf(globals);
    return <RoutedPage key={language + address} address={address} language={language} cart={loaded.cart} />;
  },
  beforeEach: () => {
    localStorage.setItem('cookie_consent', 'accepted');
    return () => localStorage.removeItem('cookie_consent');
  },
} satisfies Meta<PageProps>;
