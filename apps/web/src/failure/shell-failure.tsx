import { direction, fallbackLanguage, i18nFor, isLanguage } from '@vitrine/i18n';
import { Button, Notice, VitrineTheme } from '@vitrine/ui';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { failureText } from './failure-text.ts';

/** In the place of the whole page, when what stands around every screen could not be drawn. */
export function ShellFailure() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <PageFailure />
      </I18nextProvider>
    </VitrineTheme>
  );
}

function PageFailure() {
  const { t } = useTranslation();
  return (
    <main>
      <Notice
        {...failureText(t, 'page')}
        action={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}
      />
    </main>
  );
}
