import { direction, i18nFor, isLanguage, type Language, loadMessages } from '@vitrine/i18n';
import { Announcer, ImageProvider, LinkProvider, onPlainClick, SkipLink, VitrineTheme } from '@vitrine/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { CartUiProvider } from '../cart/index.ts';
import { ConsentProvider } from '../consent/index.ts';
import { documentLanguageContext } from '../language/index.ts';
import { DeferredContent } from '../lib/deferred-content.tsx';
import { LoadingOverlay } from '../lib/loading-overlay.tsx';
import { loadPageFile } from '../lib/page-files.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { ToastProvider } from '../lib/toasts/toast-provider.tsx';
import { Footer } from './footer.tsx';
import { isCurrentUrl } from './is-current-url.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PageScrollRestoration } from './page-scroll-restoration.tsx';
import { SiteLink } from './site-link.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useSectionScroll } from './use-section-scroll.ts';
import { useTranslationReset } from './use-translation-reset.ts';

/** The messages that every page needs: the cart can be opened on each. */
export const layoutMessages = ['common', 'cart'] as const;

/** Returns the language of the page, and loads the messages of the layout. A page in an unknown language is a 404 page in the document's language. */
export async function loadLayout({ params, context }: LoaderFunctionArgs): Promise<Language> {
  const language = isLanguage(params.lang) ? params.lang : context.get(documentLanguageContext);
  await (import.meta.env.HAS_PAGE_FILES ? loadPageFile(language, 'layout') : loadMessages(language, layoutMessages));
  return language;
}

/** The layout around every page, which stays mounted from page to page. */
export function Layout() {
  const language = useLoaderData<typeof loadLayout>();
  const resetKey = useTranslationReset(language);
  return (
    <SiteLayout key={resetKey} language={language}>
      <Outlet />
    </SiteLayout>
  );
}

/** The theme, the language, links, toasts, the cookie banner, the cart, and the frame of the page. */
export function SiteLayout({ language, children }: { language: Language; children: ReactNode }) {
  const navigate = useNavigate();
  // Updates `<html lang dir>` (spec, section 1).
  useLayoutEffect(() => {
    const { documentElement } = document;
    // If the same value is set again, the browser computes the styles of the whole page again.
    if (documentElement.lang !== language) Object.assign(documentElement, { lang: language, dir: direction(language) });
  }, [language]);
  // `useSectionScroll` scrolls to sections. Without `preventScrollReset`, React Router would first scroll to the top if the section is not rendered yet.
  const openLink = (href: string) =>
    void navigate(href, { replace: isCurrentUrl(href), preventScrollReset: href.includes('#') });
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <LinkProvider component={SiteLink} navigate={openLink}>
          <ImageProvider placeholder="/art/placeholder.svg">
            <Announcer>
              <ToastProvider>
                <ConsentProvider>
                  <CartUiProvider>
                    <PageFrame>{children}</PageFrame>
                  </CartUiProvider>
                </ConsentProvider>
              </ToastProvider>
            </Announcer>
          </ImageProvider>
        </LinkProvider>
      </I18nextProvider>
    </VitrineTheme>
  );
}

/** Moves the focus without a change of the URL: React Router would restore a scroll position. */
const focusContent = onPlainClick(() => document.getElementById('content')?.focus());

/** The navigation bar, the main element and the footer. A standalone page has no navigation bar and no footer, unless it failed. */
function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const match = useMatches().at(-1);
  const isStandalone = match?.loaderData !== undefined && (match.handle as RouteHandle | undefined)?.isStandalone;
  useRouteFocus();
  useSectionScroll();
  return (
    <>
      {!isStandalone && (
        <>
          <SkipLink href="#content" onClick={focusContent}>
            {t('skipToContent')}
          </SkipLink>
          <NavigationBar />
        </>
      )}
      <noscript>
        <p className="no-script">{t('noScript')}</p>
      </noscript>
      <Main>{children}</Main>
      {!isStandalone && (
        <DeferredContent>
          <Footer />
        </DeferredContent>
      )}
      <PageScrollRestoration />
    </>
  );
}

/** The main element. It is `aria-busy` while a page is loaded. */
function Main({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isLoading = navigation.state !== 'idle' || revalidator.state !== 'idle';
  return (
    <>
      <main id="content" tabIndex={-1} aria-busy={isLoading}>
        {children}
      </main>
      {isLoading && <LoadingOverlay />}
    </>
  );
}
