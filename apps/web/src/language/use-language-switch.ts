import { type Language, localizedPath, splitLanguage } from '@vitrine/i18n';
import { useContext, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Params,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { findNewerDeployment } from '../lib/errors/reload-after-deployment.ts';
import { PrefixContext } from '../lib/hooks/use-localized-path.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { SwitchingContext } from './language-switch-provider.tsx';
import { saveLanguage } from './preferred-language.ts';

interface PrefetchHandle {
  prefetch?: (language: Language, params: Params) => Promise<unknown>;
}

/**
 * Returns a function that switches the page to another language and stores the choice. It first loads everything that the page needs. If
 * that fails because of a new deployment and the visitor has typed nothing, the document is reloaded in the new language. After any other
 * failure, a toast shows the error and the page keeps its language. If the visitor chooses another language meanwhile, the earlier choice is
 * ignored.
 */
export function useLanguageSwitch() {
  const { t } = useTranslation();
  const prefix = useContext(PrefixContext);
  const shownLocation = useLocation();
  const location = useNavigation().location ?? shownLocation;
  const locationRef = useRef(location);
  useLayoutEffect(() => {
    locationRef.current = location;
  });
  const params = useParams();
  const handle = useMatches().at(-1)?.handle as PrefetchHandle | undefined;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const { setIsLoading, startSwitching, renderTopFirst } = useContext(SwitchingContext);
  const latestLanguageRef = useRef<Language>(undefined);

  /** Returns the URL of the current page in a language. If the visitor is opening another page, returns the URL of that page. */
  function getUrl(language: Language): string {
    const { pathname, search, hash } = locationRef.current;
    return localizedPath(language, splitLanguage(pathname).path) + search + hash;
  }

  return async (language: Language) => {
    latestLanguageRef.current = language;
    setIsLoading(true);
    try {
      // Not in the transition, because React would delay all other transitions, such as a navigation, until everything is loaded.
      await handle?.prefetch?.(language, params);
    } catch (error) {
      if (latestLanguageRef.current !== language) return;
      console.error(`The page could not be loaded in ${language}:`, error);
      if (!(await findNewerDeployment())) {
        setIsLoading(false);
        return showToast({ tone: 'destructive', ...getErrorMessage(t, 'section') });
      }
      saveLanguage(language);
      return prefix ? window.location.assign(getUrl(language)) : window.location.reload();
    }
    // If everything was loaded already, the browser could not paint since the click. This lets it paint the closed menu before the page is
    // rendered again.
    await globalThis.scheduler?.yield?.();
    if (latestLanguageRef.current !== language) return;
    saveLanguage(language);
    setIsLoading(false);
    startSwitching(async () => {
      renderTopFirst();
      await (prefix ? navigate(getUrl(language), { preventScrollReset: true }) : revalidate());
    });
  };
}
