import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { i18nFor, type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import { Announcer, ImageProvider, LinkProvider, type ToastText } from '@vitrine/ui';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { type CartActions, CartActionsContext } from '../cart/index.ts';
import { ToastContext } from '../lib/toasts/toast-provider.tsx';
import { createQueryClient } from '../root/query-client.ts';
import { SiteLink } from '../root/site-link.tsx';

interface PageOptions {
  language?: Language;
  messages?: readonly Namespace[];
  /** Paths in the history; the last one is rendered. */
  history?: string[];
  /** The result of the page's loader. */
  data?: unknown;
  cartActions?: Partial<CartActions>;
  showToast?: (toast: ToastText) => void;
}

/**
 * Renders components in a memory router, with the translations, the links of the site, a query client and the announcer. By default, the
 * toasts do nothing and there are no cart actions.
 */
export async function renderPage(
  children: ReactNode,
  options: PageOptions = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  const { language = 'en', messages = [], history = ['/'], data = null, cartActions = {}, showToast } = options;
  await loadMessages(language, ['common', ...messages]);
  const queryClient = createQueryClient();
  // A pending request would fail, and log that, during a later test.
  onTestFinished(() => queryClient.cancelQueries());
  const element = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18nFor(language)}>
          <LinkProvider component={SiteLink}>
            <ImageProvider placeholder="/art/placeholder.svg">
              <Announcer>
                <ToastContext value={showToast ?? (() => {})}>
                  <CartActionsContext value={cartActions as CartActions}>{children}</CartActionsContext>
                </ToastContext>
              </Announcer>
            </ImageProvider>
          </LinkProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => data }], {
    initialEntries: history,
    hydrationData: { loaderData: { page: data } },
  });
  return { router, ...render(<RouterProvider router={router} />) };
}
