import { direction, i18nFor } from '@vitrine/i18n';
import { Button, Notice, VitrineTheme } from '@vitrine/ui';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { getPathLanguage } from '../language/index.ts';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { getDocumentLanguage } from '../lib/hooks/use-language.ts';
import { NotFound } from '../pages/not-found/index.ts';
import { Layout } from './layout.tsx';

/**
 * Replaces the whole page if no route matches the URL (such as a URL with a line break), or if the layout cannot be loaded or rendered.
 */
export function RootErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Layout language={getPathLanguage(location.pathname)}>
        <NotFound />
      </Layout>
    );
  const language = getDocumentLanguage();
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
        {...getErrorMessage(t, 'page')}
        action={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}
      />
    </main>
  );
}
