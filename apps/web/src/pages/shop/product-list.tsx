import { isolateDirection } from '@vitrine/i18n';
import { createWordMatcher } from '@vitrine/i18n/search';
import { ButtonLink, onPlainClick, Section, useHydrated } from '@vitrine/ui';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useAddListedProduct } from '../../cart/index.ts';
import { ProductCards, type ProductListItem } from '../../catalogue/index.ts';
import type { ShopQuery } from './shop-query.ts';
import { ShowMore } from './show-more.tsx';
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
  const isPop = useNavigationType() === NavigationType.Pop;
  // A page load is a pop, too, but not hydrated yet.
  const isHydrated = useHydrated();
  const [isRestored] = useState(isHydrated && isPop);
  const { search, category } = url.query;
  const { cards, isLoading } = list;
  const isEmpty = cards.length === 0 && !isLoading;
  const query = isolateDirection(search);
  const grid = { 'aria-label': t('list'), fixed: true };
  const card = { headingLevel: 3, onAdd: addListedProduct } as const;

  function createLink(changes: Partial<ShopQuery>) {
    return { href: url.getPath(changes), onClick: onPlainClick(() => onLeave(changes)) };
  }

  function retry() {
    // The link disappears while the request is running.
    sectionRef.current?.focus({ preventScroll: true });
    list.retry();
  }

  return (
    <div className={isRestored ? 'product-list product-list--restored' : 'product-list'} aria-busy={isLoading}>
      {search === '' ? (
        <ProductCards {...grid} products={cards} card={{ ...card, headingLevel: 2 }} />
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
            <ProductCards
              {...grid}
              products={cards}
              card={{ ...card, isMatch: createWordMatcher(search) }}
              isBelowFold
            />
          )}
        </Section>
      )}
      {isEmpty && (
        <Section title={t('search.empty.alternatives')}>
          <ProductCards {...grid} products={alternatives} card={card} isBelowFold />
        </Section>
      )}
      <ShowMore url={url} list={list} onRetry={retry} />
    </div>
  );
}
