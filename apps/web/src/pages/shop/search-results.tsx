import { isolateDirection } from '@vitrine/i18n';
import { ButtonLink, onPlainClick, Pane, PaneGrid, Section } from '@vitrine/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductListCard, StoreProductCard } from '../../catalogue/index.ts';
import { ShowMore } from './show-more.tsx';
import type { ProductList } from './use-product-list.ts';
import type { ShopUrl } from './use-shop-query.ts';

interface SearchResultsProps {
  url: ShopUrl;
  list: ProductList;
  /** The section with the results. */
  sectionRef: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** The results of a search, in one list. */
export function SearchResults({ url, list, sectionRef, onClear }: SearchResultsProps) {
  const { t } = useTranslation(['shop', 'common']);
  const { localProducts, storeCards, isLoading, isUnreachable, status } = list;
  const query = isolateDirection(url.query.search);
  const isEmpty = localProducts.length + storeCards.length === 0;
  const hasNoResults = isEmpty && !isLoading;
  const clear = { href: url.getPath({ search: '' }), onClick: onPlainClick(onClear) };

  function retry() {
    // The link disappears while the search is running.
    sectionRef.current?.focus({ preventScroll: true });
    list.retry();
  }

  return (
    <div className="search-results" aria-busy={isLoading}>
      <Section
        ref={sectionRef}
        tabIndex={-1}
        title={t(hasNoResults ? 'search.empty.title' : 'search.title', { query })}
        subtitle={hasNoResults ? t('search.empty.description') : status}
        action={
          hasNoResults ? (
            <>
              <ButtonLink {...clear}>{t('preview.viewAll')}</ButtonLink>
              <ButtonLink variant="secondary" href="/#cta">
                {t('common:nav.contact')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink variant="secondary" {...clear}>
              {t('search.clear')}
            </ButtonLink>
          )
        }
      >
        {!isEmpty && (
          <PaneGrid aria-label={t('list')}>
            {localProducts.map((product) => (
              <Pane key={product.id}>
                <ProductListCard product={product} headingLevel={3} />
              </Pane>
            ))}
            {storeCards.map((card) => (
              <Pane key={card.id}>
                <StoreProductCard card={card} />
              </Pane>
            ))}
          </PaneGrid>
        )}
      </Section>
      <ShowMore url={url} list={list}>
        {isUnreachable && (
          <ButtonLink variant="secondary" href={url.getPath({})} onClick={onPlainClick(retry)}>
            {t('common:errors.retry')}
          </ButtonLink>
        )}
      </ShowMore>
    </div>
  );
}
