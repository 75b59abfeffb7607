import { direction, fallbackLanguage, isLanguage } from '@vitrine/i18n';
import { TextsProvider, useTexts } from '@vitrine/i18n/react';
import { Button, Notice, VitrineTheme } from '@vitrine/ui';
import { failureText } from './failure-text.ts';

/** In the place of the whole page, when what stands around every screen could not be drawn. */
export function ShellFailure() {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  return (
    <VitrineTheme direction={direction(language)}>
      <TextsProvider language={language}>
        <PageFailure />
      </TextsProvider>
    </VitrineTheme>
  );
}

function PageFailure() {
  const t = useTexts('common');
  return (
    <main>
      <Notice
        {...failureText(t, 'page')}
        action={<Button onClick={() => location.reload()}>{t('errors.reload')}</Button>}
      />
    </main>
  );
}
