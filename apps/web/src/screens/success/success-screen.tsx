import { useCartStore } from '@vitrine/cart/react';
import { useTexts } from '@vitrine/i18n/react';
import { ButtonLink, Notice } from '@vitrine/ui';
import { useEffect } from 'react';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';

/** Runs what a page does to the visitor's things only once the visitor sees it, and not while the browser prepares it. */
function onceShown(run: () => void) {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return run();
  document.addEventListener('prerenderingchange', run, { once: true });
}

/** Thanks for a payment, and empties the cart (spec, section 2). */
export function SuccessScreen() {
  const t = useTexts('success');
  const address = useAddress();
  const cart = useCartStore();
  // The provider restores the saved cart when this page is mounted, and its turn comes after that of the screens it holds.
  useEffect(() => onceShown(() => queueMicrotask(cart.clear)), [cart]);
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} unlisted />
      <Notice
        title={t('title')}
        description={t('description')}
        art="/art/success.svg"
        action={<ButtonLink href={address('/shop')}>{t('action')}</ButtonLink>}
      />
    </>
  );
}

export { SuccessScreen as Component };
