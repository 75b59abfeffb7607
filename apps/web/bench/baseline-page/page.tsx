import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Button, VitrineTheme } from '@vitrine/ui';
import { createInstance } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';

const i18n = createInstance({
  lng: 'en',
  resources: { en: { common: { addToCart: 'Add to cart' } } },
  defaultNS: 'common',
  initAsync: false,
});
i18n.init();
const queryClient = new QueryClient();

function AddButton() {
  const { t } = useTranslation();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return <Button disabled={!isHydrated}>{t('addToCart')}</Button>;
}

/** The baseline page: one button, inside the providers of the libraries that every page of the site uses. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: (
      <QueryClientProvider client={queryClient}>
        <VitrineTheme direction="ltr">
          <I18nextProvider i18n={i18n}>
            <main>
              <AddButton />
            </main>
          </I18nextProvider>
        </VitrineTheme>
      </QueryClientProvider>
    ),
  },
];
