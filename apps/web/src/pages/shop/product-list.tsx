import { isolateDirection } from '@vitrine/i18n';
import { createWordMatcher } from '@vitrine/i18n/search';
import { ButtonLink, onPlainClick, PageFooter, Section, useHydrated } from '@vitrine/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAddListedProduct } from '../../cart/index.ts';
import { ProductCards, type ProductListItem } from '../../catalogue/index.ts';
import { maxPageCount, type ShopQuery } from './shop-query.ts';
import type { ProductListState } from './use-product-list.ts';
import type { ShopUrl } from './use-shop-query.ts';

interface ProductListProps {
  url: ShopUrl;
  list: ProductListState;
  /** Shown if a search has no results. */
  alternatives: readonly ProductListItem[];
  /** The section with the results of a search. */
  sectionRef: RefObject<HTMLElement | null>;
  /** Called when the visitor leaves a search without results. */
  onLeave: (changes: Partial<ShopQuery>) => void;
}

/** The products of the shop, of a category or of a search, in one grid. */
export function ProductList({ url, list, alternatives, sectionRef, onLeave }: ProductListProps) {
  const { t } = useTranslation(['shop', 'common']);
  const addListedProduct = useAddListedProduct();
  const { search, category } = url.query;
  const { cards, hasMore, isLoading } = list;
  const isEmpty = cards.length === 0 && !isLoading;
  const query = isolateDirection(search);
  const grid = { label: t('list'), fixed: hasMore || search !== '', onAdd: addListedProduct };

  function createLink(changes: Partial<ShopQuery>) {
    return { href: url.getPath(changes), onClick: onPlainClick(() => onLeave(changes)) };
  }

  function retry() {
    // The link disappears while the request is running.
    sectionRef.current?.focus({ preventScroll: true });
    list.retry();
  }

  return (
    <ListContainer isLoading={isLoading}>
      {search === '' ? (
        // A category has few products, which two columns of wide cards show without an incomplete row.
        <ProductCards {...grid} columns={category ? 2 : 3} products={cards} headingLevel={2} />
      ) : (
        <Section
          ref={sectionRef}
          tabIndex={-1}
          title={t(isEmpty ? 'search.empty.title' : 'search.title', { query })}
          subtitle={isEmpty && t('search.empty.description')}
          action={
            isEmpty && (
              <>
                {category && (
                  <ButtonLink {...createLink({ category: undefined })}>{t('search.empty.allCategories')}</ButtonLink>
                )}
                <ButtonLink variant={category && 'secondary'} {...createLink({ search: '' })}>
                  {t('preview.viewAll')}
                </ButtonLink>
                <ButtonLink variant="secondary" href="/#cta">
                  {t('common:nav.contact')}
                </ButtonLink>
              </>
            )
          }
        >
          {cards.length > 0 && (
            <ProductCards {...grid} products={cards} isMatch={createWordMatcher(search)} isBelowFold />
          )}
        </Section>
      )}
      {isEmpty && (
        <Section title={t('search.empty.alternatives')}>
          <ProductCards {...grid} products={alternatives} isBelowFold />
        </Section>
      )}
      <ShowMore url={url} list={list} onRetry={retry} />
    </ListContainer>
  );
}

/** The end of the product list: a note with a link to retry while the store does not respond, and a link to more products. */
function ShowMore({ url, list, onRetry }: { url: ShopUrl; list: ProductListState; onRetry: () => void }) {
  const { t } = useTranslation(['shop', 'common']);
  const { cards, isLoading, isUnreachable } = list;
  const { pageCount } = url.query;
  const hasMore = list.hasMore && pageCount < maxPageCount;
  const linkRef = useRef<HTMLAnchorElement>(null);
  /** The cards and the focused element when the link was clicked. */
  const clickRef = useRef<{ ids: string[]; focused: Element | null }>(undefined);

  // The link moves or disappears, so the focus continues at the first card that was added, or at the new link, unless the visitor has moved it.
  useLayoutEffect(() => {
    const click = clickRef.current;
    if (!click || isLoading) return;
    clickRef.current = undefined;
    if (document.activeElement !== document.body && document.activeElement !== click.focused) return;
    const index = cards.findIndex(({ id }) => !click.ids.includes(id));
    const target = document.querySelectorAll<HTMLElement>('article a')[index] ?? linkRef.current;
    target?.focus({ preventScroll: true });
  }, [pageCount, isLoading]);

  function load() {
    clickRef.current = { ids: cards.map(({ id }) => id), focused: document.activeElement };
    if (hasMore) url.setQuery({ pageCount: pageCount + 1 }, { replace: true });
    else onRetry();
  }

  if (!hasMore && !isUnreachable) return null;
  return (
    <PageFooter>
      {isUnreachable && <p>{t('search.unreachable')}</p>}
      <ButtonLink
        ref={linkRef}
        variant="secondary"
        href={url.getPath({ pageCount: hasMore ? pageCount + 1 : pageCount })}
        onClick={onPlainClick(load)}
      >
        {t(hasMore ? 'store.more' : 'common:errors.retry')}
      </ButtonLink>
    </PageFooter>
  );
}

/**
 * The element around the list. It knows whether back or forward has shown the list again: then all of its cards are laid out at once. It is a
 * component of its own, because `useHydrated` renders it again after hydration.
 */
function ListContainer({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const isPop = useNavigationType() === NavigationType.Pop;
  // A page load is a pop, too, but not hydrated yet.
  const isHydrated = useHydrated();
  const [isRestored] = useState(isHydrated && isPop);
  return (
    <div className={isRestored ? 'product-list product-list--restored' : 'product-list'} aria-busy={isLoading}>
      {children}
    </div>
  );
}
