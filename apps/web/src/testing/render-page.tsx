import { type RenderResult, render } from '@testing-library/react';
import { i18nFor, type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Announcer } from '../shell/announcer.tsx';
import { type ShopActions, ShopActionsContext } from '../shell/shop-actions.ts';

interface PageOptions {
  language?: Language;
  texts?: readonly Namespace[];
  /** Addresses that lead to the page, the last of them being shown. */
  history?: string[];
  /** What the page's loader has loaded. */
  data?: unknown;
  actions?: Partial<ShopActions>;
}

/** Renders a part of the site as the shell would: with its texts, an address, and actions that tell the test. */
export async function renderPage(
  children: ReactNode,
  options: PageOptions = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  const { language = 'en', texts = [], history = ['/'], data = null, actions = {} } = options;
  await loadMessages(language, ['common', ...texts]);
  const element = (
    <I18nextProvider i18n={i18nFor(language)}>
      <Announcer>
        <ShopActionsContext value={actions as ShopActions}>{children}</ShopActionsContext>
      </Announcer>
    </I18nextProvider>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => data }], {
    initialEntries: history,
    hydrationData: { loaderData: { page: data } },
  });
  return { router, ...render(<RouterProvider router={router} />) };
}
