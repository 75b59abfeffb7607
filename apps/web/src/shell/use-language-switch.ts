import { type Language, localizedPath, splitLanguage } from '@vitrine/i18n';
import { useContext, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useRevalidator } from 'react-router-dom';
import { failureText } from '../failure/failure-text.ts';
import { newerDeployment } from '../failure/renewal.ts';
import { chooseLanguage } from '../language.ts';
import { PrefixContext } from './address-context.ts';
import { useShopActions } from './shop-actions.ts';
import { useScreen } from './use-screen.ts';

/**
 * Switches the page to another language in place, and keeps the choice. All that the page needs is fetched first: when that fails,
 * the page stays as it is, in the language that the visitor can read, and says so. A page older than the deployed site, which can fetch
 * no more, is loaded anew in that language.
 */
export function useLanguageSwitch() {
  const { t } = useTranslation();
  const prefix = useContext(PrefixContext);
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const screen = useScreen();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { notify } = useShopActions();
  const [switching, start] = useTransition();

  const switchTo = (language: Language) =>
    start(async () => {
      const switched = localizedPath(language, splitLanguage(pathname).path) + search + hash;
      try {
        await screen.prefetch(language, params);
      } catch (error) {
        console.error(`The page could not be fetched in ${language}:`, error);
        if (!(await newerDeployment())) return void notify({ tone: 'destructive', ...failureText(t, 'area') });
        chooseLanguage(language);
        return prefix ? location.assign(switched) : location.reload();
      }
      chooseLanguage(language);
      await (prefix ? navigate(switched, { preventScrollReset: true }) : revalidate());
    });

  return { switching, switchTo };
}
