import { SiteFooter } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useAddress } from './address-context.ts';
import { useShopActions } from './shop-actions.ts';
import { useHydrated } from './use-hydrated.ts';
import { useYear } from './use-year.ts';

/** The foot of every page (spec, section 2). */
export function Footer() {
  const { t } = useTranslation();
  const address = useAddress();
  const year = useYear();
  const hydrated = useHydrated();
  const { reopenConsent } = useShopActions();
  return (
    <SiteFooter
      brand={t('brand')}
      description={t('footer.description')}
      columns={[
        {
          title: t('footer.explore'),
          links: [
            { href: address('/#services'), label: t('nav.services') },
            { href: address('/shop'), label: t('nav.shop') },
            { href: address('/blog'), label: t('nav.blog') },
            { href: address('/#about'), label: t('nav.about') },
          ],
        },
        {
          title: t('footer.legal'),
          links: [
            { href: address('/privacy-policy'), label: t('footer.privacy') },
            { href: address('/terms-of-service'), label: t('footer.terms') },
            { href: address('/cookie-policy'), label: t('footer.cookies') },
          ],
          action: (
            <button type="button" disabled={!hydrated} onClick={reopenConsent}>
              {t('footer.cookieChoice')}
            </button>
          ),
        },
      ]}
      copyright={t('footer.copyright', { year })}
    />
  );
}
