import { useCartSelector } from '@vitrine/cart/react';
import { type Language, splitLanguage } from '@vitrine/i18n';
import { CartButton, SiteBar } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAddress } from './address-context.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useShopActions } from './shop-actions.ts';
import { useHydrated } from './use-hydrated.ts';

/** How the page that is shown stands to an entry: it is that page, or a part of it, as a product is of the shop. */
function place(path: string, entry: string): 'page' | 'part' | undefined {
  if (path === entry) return 'page';
  return parts[entry]?.test(path) ? 'part' : undefined;
}

const parts: Record<string, RegExp> = { '/shop': /^\/product\//, '/blog': /^\/blog\// };

/** The navigation bar (spec, section 2). */
export function Bar({ onChooseLanguage }: { onChooseLanguage: (language: Language) => void }) {
  const { t } = useTranslation();
  const address = useAddress();
  const { path } = splitLanguage(useLocation().pathname);
  const { openCart } = useShopActions();
  const count = useCartSelector((cart) => cart.count);
  const hydrated = useHydrated();
  const links = (
    [
      ['home', '/'],
      ['services', '/#services'],
      ['shop', '/shop'],
      ['blog', '/blog'],
      ['about', '/#about'],
    ] as const
  ).map(([name, to]) => ({ href: address(to), label: t(`nav.${name}`), current: place(path, to) }));

  return (
    <SiteBar
      brand={t('brand')}
      brandHref={address('/')}
      links={links}
      contact={{ href: address('/#cta'), label: t('nav.contact') }}
      menuLabel={t('nav.menu')}
    >
      <LanguageChoice onChoose={onChooseLanguage} />
      <CartButton
        count={count}
        label={count > 0 ? t('cartButton.filled', { count }) : t('cartButton.empty')}
        onClick={openCart}
        disabled={!hydrated}
      />
    </SiteBar>
  );
}
