import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation, useRevalidator } from 'react-router-dom';
import { Bar } from './bar.tsx';
import { Footer } from './footer.tsx';
import { SkipToContent } from './skip-to-content.tsx';
import { useArrival } from './use-arrival.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useSectionScroll } from './use-section-scroll.ts';
import { Waiting } from './waiting.tsx';

/** What is seen of every page: the bar, the screen, the footer. */
export function Frame() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const { switching, switchTo } = useLanguageSwitch();
  useArrival();
  useSectionScroll();
  const waiting = switching || navigation.state !== 'idle' || revalidator.state !== 'idle';
  return (
    <>
      <SkipToContent />
      <Bar onChooseLanguage={switchTo} />
      <noscript>
        <p className="no-script">{t('noScript')}</p>
      </noscript>
      <main id="content" tabIndex={-1} aria-busy={waiting}>
        <Outlet />
      </main>
      {waiting && <Waiting />}
      <Footer />
    </>
  );
}
