import { useCartStore } from '@vitrine/cart/react';
import { ButtonLink, Notice } from '@vitrine/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../shared/seo/page-meta.tsx';

/** Calls `callback` when the page is shown, but not while the browser prerenders it for a later navigation. */
function runWhenShown(callback: () => void) {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return callback();
  document.addEventListener('prerenderingchange', callback, { once: true });
}

/** The page after a payment: it shows a confirmation and clears the cart (spec, section 2). */
export function Component() {
  const { t } = useTranslation('success');
  const cart = useCartStore();
  // CartProvider restores the saved cart in an effect, which runs after the effects of its children. The microtask runs after both.
  useEffect(() => runWhenShown(() => queueMicrotask(cart.clear)), [cart]);
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} noIndex />
      <Notice
        title={t('title')}
        description={t('description')}
        art="/art/success.svg"
        action={<ButtonLink href="/shop">{t('action')}</ButtonLink>}
      />
    </>
  );
}
