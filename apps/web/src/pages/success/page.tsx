import { useCartStore } from '@vitrine/cart/react';
import { ButtonLink } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NoticePage } from '../../lib/notice-page.tsx';

/**
 * Clears the cart, once per visit of the page, so that what a visitor adds later is not lost if they go back to the page or reload it. A change
 * of language adds a history entry to the same visit.
 */
function useClearCartOnce() {
  const cart = useCartStore();
  const { key } = useLocation();
  const isClearedRef = useRef(false);
  useEffect(() => {
    function clearOnce() {
      if (!isClearedRef.current && !history.state?.isCartCleared) cart.clear();
      isClearedRef.current = true;
      // React Router keeps the other properties of the state, which are its own.
      history.replaceState({ ...history.state, isCartCleared: true }, '');
    }
    // Not while the browser prerenders the page for a later navigation.
    const { prerendering } = document as Document & { prerendering?: boolean };
    if (prerendering) document.addEventListener('prerenderingchange', clearOnce, { once: true });
    else clearOnce();
  }, [cart, key]);
}

/** The page after a payment: it shows a confirmation and clears the cart (spec, section 2). */
export function Component() {
  const { t } = useTranslation('success');
  useClearCartOnce();
  return (
    <NoticePage
      meta={{ title: t('meta.title'), description: t('meta.description') }}
      title={t('title')}
      description={t('description')}
      image={{ src: '/art/success.svg' }}
      action={<ButtonLink href="/shop">{t('action')}</ButtonLink>}
    />
  );
}
