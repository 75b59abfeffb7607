import { ButtonLink, onPlainClick, PageFooter } from '@vitrine/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductListState } from './use-product-list.ts';
import type { ShopUrl } from './use-shop-query.ts';

/** The end of the product list: a note with a link to retry while the store does not respond, and a link to more products. */
export function ShowMore({ url, list, onRetry }: { url: ShopUrl; list: ProductListState; onRetry: () => void }) {
  const { t } = useTranslation(['shop', 'common']);
  const { hasMore, isUnreachable } = list;
  const cardCount = list.cards.length;
  const pageCount = url.query.pageCount + 1;
  /** The number of cards when the link was clicked. */
  const previousCountRef = useRef<number>(undefined);

  // The link moves down or disappears, so the focus continues at the first card that was added.
  useLayoutEffect(() => {
    const previousCount = previousCountRef.current;
    if (previousCount === undefined || cardCount <= previousCount) return;
    previousCountRef.current = undefined;
    document.querySelectorAll<HTMLElement>('article a')[previousCount]?.focus({ preventScroll: true });
  }, [cardCount]);

  function showMore() {
    previousCountRef.current = cardCount;
    url.setQuery({ pageCount }, { replace: true });
  }

  if (!hasMore && !isUnreachable) return null;
  const link = hasMore
    ? { label: t('store.more'), href: url.getPath({ pageCount }), onClick: onPlainClick(showMore) }
    : { label: t('common:errors.retry'), href: url.getPath({}), onClick: onPlainClick(onRetry) };
  return (
    <PageFooter>
      {isUnreachable && <p>{t('search.unreachable')}</p>}
      <ButtonLink variant="secondary" href={link.href} onClick={link.onClick}>
        {link.label}
      </ButtonLink>
    </PageFooter>
  );
}
