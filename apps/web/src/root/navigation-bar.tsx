import { useCartSelector } from '@vitrine/cart/react';
import { splitLanguage } from '@vitrine/i18n';
import { CartButton, SiteBar } from '@vitrine/ui';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCartActions } from '../cart/index.ts';
import { LanguageSwitcher } from '../language/index.ts';

const links = [
  ['home', '/'],
  ['services', '/#services'],
  ['shop', '/shop'],
  ['blog', '/blog'],
  ['about', '/#about'],
] as const;

/** Matches the paths of a section's subpages. The key is the `href` of the section's link. */
const subpagePatterns: Record<string, RegExp> = { '/shop': /^\/product\//, '/blog': /^\/blog\// };

/** Returns `page` if the link leads to the path, `part` if the path is a subpage of the link, and undefined otherwise. */
function getCurrentState(path: string, href: string): 'page' | 'part' | undefined {
  if (path === href) return 'page';
  return subpagePatterns[href]?.test(path) ? 'part' : undefined;
}

/** The navigation bar (spec, section 2). */
export function NavigationBar() {
  const { t } = useTranslation();
  const { path } = splitLanguage(useLocation().pathname);

  return (
    <SiteBar
      brand={t('brand')}
      brandHref="/"
      links={links.map(([name, href]) => ({ href, label: t(`nav.${name}`), current: getCurrentState(path, href) }))}
      contact={{ href: '/#cta', label: t('nav.contact') }}
      labels={{ menu: t('nav.menu') }}
    >
      <LanguageSwitcher />
      <OpenCartButton />
    </SiteBar>
  );
}

/** The button that opens the cart drawer. A change of the cart renders only the button, not the bar. */
function OpenCartButton() {
  const { t } = useTranslation();
  const { openCart } = useCartActions();
  const [isOpening, startOpening] = useTransition();
  const count = useCartSelector((cart) => cart.count);

  return (
    <CartButton
      count={count}
      label={count > 0 ? t('cartButton.filled', { count }) : t('cartButton.empty')}
      // A transition keeps the button responsive while the drawer renders.
      onClick={() => startOpening(openCart)}
      aria-busy={isOpening || undefined}
    />
  );
}
