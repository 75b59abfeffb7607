import { isLanguage, languageFlag, languageNames, languages, localizedPath, splitLanguage } from '@vitrine/i18n';
import { Flag, LanguageMenu, useHydrated } from '@vitrine/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { getErrorMessage } from '../lib/errors/error-message.ts';
import { isDocumentOutdated } from '../lib/errors/reload.ts';
import { useHasPageFailed } from '../lib/hooks/use-has-page-failed.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { LoadingOverlay } from '../lib/loading-overlay.tsx';
import { usePrefetch } from '../lib/prefetch.ts';
import { pickRenderedParameters } from '../lib/rendered-parameters.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useToast } from '../lib/toasts/toast-provider.tsx';
import { saveLanguage } from './document-language.ts';

/**
 * The language menu: links to the current page in each language. A click loads the page in that language, stores the choice and replaces the
 * URL. Scroll position and typed input stay, because the same routes stay mounted. If loading fails, the page keeps its language.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const nextKey = useNavigation().location?.key;
  const prefetch = usePrefetch();
  const showToast = useToast();
  const [isLoading, setIsLoading] = useState(false);
  /** The URL that is being loaded. Another choice or navigation replaces it. */
  const requestedUrlRef = useRef<string>(undefined);
  useEffect(() => {
    requestedUrlRef.current = undefined;
    setIsLoading(false);
  }, [key, nextKey]);

  const isHydrated = useHydrated();
  const { renderedParameters }: Partial<RouteHandle> = useMatches().at(-1)?.handle ?? {};
  // The server knows neither the fragment nor the parameters that it does not render.
  const suffix = isHydrated ? search + hash : pickRenderedParameters(search, renderedParameters);
  const hasFailed = useHasPageFailed();
  // The file of the not-found page is sent for many paths, which its links do not know.
  const path = hasFailed && !isHydrated ? '/' : splitLanguage(pathname).path + suffix;

  const items = languages.map((language) => ({
    code: language,
    name: languageNames[language],
    href: localizedPath(language, path),
    flag: <Flag code={languageFlag(language)} />,
  }));

  async function choose(code: string, event: MouseEvent) {
    const url = items.find((item) => item.code === code)?.href;
    if (!isLanguage(code) || !url) return;
    event.preventDefault();
    requestedUrlRef.current = url;
    setIsLoading(true);
    try {
      // There is no page to keep if the current one has failed, and the other one probably fails, too.
      if (!hasFailed) await prefetch(url);
    } catch (error) {
      if (requestedUrlRef.current !== url) return;
      setIsLoading(false);
      if (isDocumentOutdated()) {
        saveLanguage(code);
        return window.location.assign(url);
      }
      console.error(`The page could not be loaded in ${code}:`, error);
      return showToast({ tone: 'destructive', ...getErrorMessage(t, 'section') });
    }
    if (requestedUrlRef.current !== url) return;
    saveLanguage(code);
    await navigate(url, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <LanguageMenu label={t('language')} items={items} value={current} onValueChange={choose} />
      {isLoading && <LoadingOverlay />}
    </>
  );
}
