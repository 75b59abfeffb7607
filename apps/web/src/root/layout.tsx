import { direction, i18nFor, type Language } from '@vitrine/i18n';
import { LinkProvider, SkipLink, VitrineTheme } from '@vitrine/ui';
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';
import { CartUiProvider } from '../cart/index.ts';
import { ConsentProvider } from '../consent/index.ts';
import { LanguageSwitchProvider, useIsSwitchingLanguage } from '../language/index.ts';
import { Announcer } from '../lib/announcer.tsx';
import { BelowFold } from '../lib/below-fold.tsx';
import { PrefixContext } from '../lib/hooks/use-localized-path.ts';
import { LoadingOverlay } from '../lib/loading-overlay.tsx';
import { ToastProvider } from '../lib/toasts/toast-provider.tsx';
import { Footer } from './footer.tsx';
import { isCurrentUrl } from './is-current-url.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { useIsStandalone } from './page-handle.ts';
import { PageScrollRestoration } from './page-scroll-restoration.tsx';
import { SiteLink } from './site-link.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import { useSectionScroll } from './use-section-scroll.ts';

export interface LayoutData {
  /** The language of the page. */
  language: Language;
  /** The language prefix of the URL. Undefined for a bare URL. */
  prefix?: Language;
}

/** The layout around the page of a route. */
export function LayoutRoute() {
  return (
    <Layout {...useLoaderData<LayoutData>()}>
      <Outlet />
    </Layout>
  );
}

/** Everything around a page: the providers (theme, language, links, cart, toasts, cookie banner), the navigation bar and the footer. */
export function Layout({ language, prefix, children }: LayoutData & { children: ReactNode }) {
  const navigate = useNavigate();
  useDocumentLanguage(language);
  // `useSectionScroll` scrolls to sections. Without `preventScrollReset`, React Router would first scroll to the top if the section is not rendered yet.
  const openLink = (href: string) =>
    void navigate(href, { replace: isCurrentUrl(href), preventScrollReset: href.includes('#') });
  return (
    <VitrineTheme direction={direction(language)}>
      <I18nextProvider i18n={i18nFor(language)}>
        <PrefixContext value={prefix}>
          <LinkProvider component={SiteLink} navigate={openLink}>
            <Announcer>
              <ToastProvider>
                <ConsentProvider>
                  <CartUiProvider>
                    <LanguageSwitchProvider>
                      <PageFrame>{children}</PageFrame>
                    </LanguageSwitchProvider>
                  </CartUiProvider>
                </ConsentProvider>
              </ToastProvider>
            </Announcer>
          </LinkProvider>
        </PrefixContext>
      </I18nextProvider>
      <PageScrollRestoration />
    </VitrineTheme>
  );
}

/** Moves the focus without a change of the URL: React Router would restore a scroll position. */
function focusContent(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The navigation bar, the main element and the footer. A standalone page has no navigation bar and no footer. */
function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isStandalone = useIsStandalone();
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
        <BelowFold>
          <Footer />
        </BelowFold>
      )}
    </>
  );
}

/** The main element. It is `aria-busy` while a page or another language is loaded. */
function Main({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const isSwitchingLanguage = useIsSwitchingLanguage();
  const isLoading = isSwitchingLanguage || navigation.state !== 'idle' || revalidator.state !== 'idle';
  return (
    <>
      <main id="content" tabIndex={-1} aria-busy={isLoading}>
        {children}
      </main>
      {isLoading && <LoadingOverlay />}
    </>
  );
}

/** Updates `<html lang dir>` (spec, section 1), and shows a page that the head script has hidden. */
function useDocumentLanguage(language: Language) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = language;
    html.dir = direction(language);
    delete html.dataset.pendingLanguage;
  }, [language]);
}
