import type { Loader, Meta } from '@storybook/react-vite';
import { type Cart, createCart } from '@vitrine/cart';
import { isLanguage, type Language, localizedPath } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { spyOn } from 'storybook/test';
import { toCartItem } from '../catalogue/index.ts';
import { createLoaderContext } from '../root/loader-context.ts';
import { AppProviders } from '../root/providers.tsx';
import { createQueryClient } from '../root/query-client.ts';
import { createRoutes } from '../routes.tsx';
import { interceptStoreRequests, type StoreState, setStoreState } from './fake-store.ts';

interceptStoreRequests();

/** The args of a page story. */
export interface PageArgs {
  /** The path of the page without a language. The toolbar sets the language. */
  path: string;
  /** Ids of the products in the cart. The quantity of each is 1. */
  productsInCart?: readonly string[];
  /** Default: `available`. */
  store?: StoreState;
}

interface SiteProps {
  path: string;
  language: Language;
  cart: Cart;
}

/** Renders the whole site at a path. */
function Site({ path, language, cart }: SiteProps) {
  const [{ router, queryClient }] = useState(() => {
    const queryClient = createQueryClient();
    return {
      queryClient,
      router: createMemoryRouter(createRoutes(), {
        initialEntries: [localizedPath(language, path)],
        getContext: () => createLoaderContext(queryClient, language),
      }),
    };
  });
  // What is still loading must not fail in the next story, whose store may be unreachable.
  useEffect(
    () => () => {
      router.dispose();
      void queryClient.cancelQueries();
    },
    [router, queryClient],
  );
  return (
    <AppProviders queryClient={queryClient} cart={cart}>
      <RouterProvider router={router} />
    </AppProviders>
  );
}

const getLanguage = (globals: Record<string, unknown>) => (isLanguage(globals.language) ? globals.language : 'en');

/** Creates the cart of a story, with products in its language. */
const loadCart: Loader<PageArgs> = async ({ args, globals }) => {
  const language = getLanguage(globals);
  const cart = createCart();
  for (const product of await loadProducts(language))
    if (args.productsInCart?.includes(product.id)) cart.add(toCartItem(product, language), 1);
  return { cart };
};

/** The meta of every page story: the whole page with a fake store, a cart and no cookie banner. */
export const pageMeta = {
  parameters: { layout: 'fullscreen' },
  loaders: [loadCart],
  render: ({ path }, { globals, loaded }) => {
    const language = getLanguage(globals);
    return <Site key={language + path} path={path} language={language} cart={loaded.cart} />;
  },
  beforeEach: ({ args }) => {
    setStoreState(args.store ?? 'available');
    localStorage.setItem('cookie_consent', 'accepted');
    // The site logs failed requests, and a story must not write to the console.
    const consoleError = args.store === 'unreachable' ? spyOn(console, 'error').mockReturnValue() : undefined;
    return () => {
      localStorage.removeItem('cookie_consent');
      consoleError?.mockRestore();
    };
  },
} satisfies Meta<PageArgs>;
