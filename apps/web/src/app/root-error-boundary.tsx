import { direction, fallbackLanguage, i18nFor, isLanguage } from '@vitrine/i18n';
import { Button, Notice, VitrineTheme } from '@vitrine/ui';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { languageOf } from '../features/language/index.ts';
import { NotFound } from '../features/not-found/index.ts';
import { errorMessage } from '../shared/errors/error-message.ts';
import { Layout } from './layout/layout.tsx';

/** Replaces the whole page: for a URL that no route matches, such as one with a line break, and when the layout could not be rendered. */
export function RootErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Layout language={languageOf(location.pathname)}>
        <NotFound />
      </Layout>
    );
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <LayoutError />
      </I18nextProvider>
    </VitrineTheme>
  );
}

function LayoutError() {
  const { t } = useTranslation();
  return (
    <main>
      <Notice
        {...errorMessage(t, 'page')}
        action={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}
      />
    </main>
  );
}
