import { SiteFooter, useHydrated } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useReopenConsent } from '../consent/index.ts';
import { useYear } from '../lib/hooks/use-year.ts';

/** The footer of every page except the legal pages (spec, section 2). */
export function Footer() {
  const { t } = useTranslation();
  const reopenConsent = useReopenConsent();
  const isHydrated = useHydrated();
  const year = useYear();
  return (
    <SiteFooter
      brand={t('brand')}
      description={t('footer.description')}
      columns={[
        {
          title: t('footer.explore'),
          links: [
            { href: '/#services', label: t('nav.services') },
            { href: '/shop', label: t('nav.shop') },
            { href: '/blog', label: t('nav.blog') },
            { href: '/#about', label: t('nav.about') },
          ],
        },
        {
          title: t('footer.legal'),
          links: [
            { href: '/privacy-policy', label: t('footer.privacy') },
            { href: '/terms-of-service', label: t('footer.terms') },
            { href: '/cookie-policy', label: t('footer.cookies') },
          ],
          action: (
            <button type="button" disabled={!isHydrated} onClick={reopenConsent}>
              {t('footer.cookieChoice')}
            </button>
          ),
        },
      ]}
      copyright={t('footer.copyright', { year })}
    />
  );
}
