import { direction, i18nFor } from '@vitrine/i18n';
import { VitrineTheme } from '@vitrine/ui';
import { I18nextProvider } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { findPathLanguage, readDocumentLanguage } from '../language/index.ts';
import { isNotFound, PageError } from '../lib/errors/page-error.tsx';
import { NotFound } from '../pages/not-found/not-found.tsx';
import { SiteLayout } from './layout.tsx';

/** Replaces a page that does not exist, or that could not be loaded or rendered. A page can have its own `ErrorBoundary`. */
export function PageErrorBoundary() {
  return isNotFound(useRouteError()) ? <NotFound /> : <PageError />;
}

/**
 * Replaces everything if no route matches the URL (such as a URL with a line break), or if the layout cannot be loaded or rendered. It has no
 * loader data, so it reads the language itself.
 */
export function RootErrorBoundary() {
  if (isNotFound(useRouteError()))
    return (
      <SiteLayout language={findPathLanguage(location.pathname)}>
        <NotFound />
      </SiteLayout>
    );
  const language = readDocumentLanguage();
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <main>
          <PageError />
        </main>
      </I18nextProvider>
    </VitrineTheme>
  );
}
