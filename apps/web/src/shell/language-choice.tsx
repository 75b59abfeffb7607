import {
  isLanguage,
  type Language,
  languageFlag,
  languageNames,
  languages,
  localizedPath,
  splitLanguage,
} from '@vitrine/i18n';
import { Flag, LanguageMenu } from '@vitrine/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../shell/use-language.ts';
import { usePageExists } from './use-page-exists.ts';

/** The six languages: links to this page in each; a choice switches the page in place. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname } = useLocation();
  // A page for addresses that name nothing is the same file for all of them, so its links cannot name one.
  const path = usePageExists() ? splitLanguage(pathname).path : '/';

  const items = languages.map((language) => ({
    code: language,
    name: languageNames[language],
    href: localizedPath(language, path),
    flag: <Flag code={languageFlag(language)} />,
  }));

  function choose(code: string, event: MouseEvent) {
    if (!isLanguage(code)) return;
    event.preventDefault();
    onChoose(code);
  }

  return <LanguageMenu label={t('language')} items={items} current={current} onChoose={choose} />;
}
