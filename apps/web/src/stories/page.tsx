import type { Loader, Meta } from '@storybook/react-vite';
import { type Cart, createCart } from '@vitrine/cart';
import { isLanguage, type Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createRoutes } from '../app/router.tsx';
import { localItem } from '../shared/store/cart-item.ts';
import { serveStore } from './store.ts';

serveStore();

export interface PageProps {
  /** The path of the page; its language is the toolbar's. */
  path: string;
  /** Ids of the products in the cart, one of each. */
  inCart?: readonly string[];
}

interface RoutedPageProps {
  path: string;
  language: Language;
  cart: Cart;
}

/** The whole site at a path. */
function RoutedPage({ path, language, cart }: RoutedPageProps) {
  const [{ router, queryClient }] = useState(() => {
    const queryClient = createQueryClient();
    const routes = createRoutes({ languageOf: () => language, queryClient });
    return { queryClient, router: createMemoryRouter(routes, { initialEntries: [path] }) };
  });
  return (
    <AppProviders queryClient={queryClient} cart={cart}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

const languageOf = (globals: Record<string, unknown>) => (isLanguage(globals.language) ? globals.language : 'en');

/** Fills the cart in the story's language before it renders. */
const fillCart: Loader<PageProps> = async ({ args, globals }) => {
  const language = languageOf(globals);
  const cart = createCart();
  for (const product of await loadProducts(language))
    if (args.inCart?.includes(product.id)) cart.add(localItem(product, language), 1);
  return { cart };
};

/** The meta of every page story: the whole page with a store and a cart, and the cookie banner answered. */
export const page = {
  parameters: { layout: 'fullscreen' },
  loaders: [fillCart],
  render: ({ path }, { globals, loaded }) => {
    const language = languageOf(globals);
    return <RoutedPage key={language + path} path={path} language={language} cart={loaded.cart} />;
  },
  beforeEach: () => {
    localStorage.setItem('cookie_consent', 'accepted');
    return () => localStorage.removeItem('cookie_consent');
  },
} satisfies Meta<PageProps>;
