import { isLanguage, languageFlag, languageNames, languages, localizedPath, splitLanguage } from '@vitrine/i18n';
import { Flag, LanguageMenu } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHasPageFailed } from '../lib/hooks/use-has-page-failed.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

/** The language menu: links to the current page in each language. A click switches the language without loading a document. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const switchLanguage = useLanguageSwitch();
  const current = useLanguage();
  const { pathname } = useLocation();
  // A prerendered 404 page is sent for many paths, so its links go to the landing page.
  const path = useHasPageFailed() ? '/' : splitLanguage(pathname).path;

  const items = languages.map((language) => ({
    code: language,
    name: languageNames[language],
    href: localizedPath(language, path),
    flag: <Flag code={languageFlag(language)} />,
  }));

  function handleChoose(code: string, event: MouseEvent) {
    if (!isLanguage(code)) return;
    event.preventDefault();
    void switchLanguage(code);
  }

  return <LanguageMenu label={t('language')} items={items} current={current} onChoose={handleChoose} />;
}
