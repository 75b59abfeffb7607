import { isolateDirection } from '@vitrine/i18n';
import { PageHeading, SelectField, ToggleGroup } from '@vitrine/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';
import { ProductList } from './product-list.tsx';
import { categories, type ShopQuery, type Sort, sorts } from './shop-query.ts';
import { ShopSearchField } from './shop-search-field.tsx';
import { useProductList } from './use-product-list.ts';
import { useShopQuery } from './use-shop-query.ts';

/** The number of products that a search without results shows. */
const alternativeCount = 3;

/** The shop: local and store products in one list, with one filter, one order and one search (spec, section 2). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['shop', 'common']);
  const url = useShopQuery();
  const list = useProductList(data, url.query);
  const inputRef = useRef<HTMLInputElement>(null);
  const resultsRef = useRef<HTMLElement>(null);
  const { search } = url.query;

  // Enter moves the focus to the results.
  const [submittedSearch, setSubmittedSearch] = useState('');
  useLayoutEffect(() => {
    if (submittedSearch === '' || submittedSearch !== search) return;
    setSubmittedSearch('');
    resultsRef.current?.focus({ preventScroll: true });
    resultsRef.current?.scrollIntoView({ block: 'nearest' });
  }, [submittedSearch, search]);

  function leaveSearch(changes: Partial<ShopQuery>) {
    url.setQuery(changes);
    inputRef.current?.focus();
  }

  return (
    <>
      <PageMeta
        title={search === '' ? t('meta.title') : t('search.meta.title', { query: isolateDirection(search) })}
        description={t('meta.description')}
        noIndex={search !== ''}
        hasCanonical
        crumbs={[[t('common:nav.shop'), '/shop']]}
      />
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <ShopSearchField url={url} inputRef={inputRef} onSubmit={setSubmittedSearch} />
        <ToggleGroup
          label={t('filter.label')}
          options={['all' as const, ...categories].map((value) => ({
            value,
            label: value === 'all' ? t('filter.all') : t(`common:categories.${value}`),
          }))}
          value={url.query.category ?? 'all'}
          onValueChange={(value) => url.setQuery({ category: categories.find((category) => category === value) })}
        />
        <div className="product-list-bar">
          <p>{list.status}</p>
          <SelectField
            label={t('store.sort.label')}
            options={sorts.map((value) => ({ value, label: t(`store.sort.${value}`) }))}
            value={url.query.sort}
            onValueChange={(sort) => url.setQuery({ sort: sort as Sort }, { replace: true })}
          />
        </div>
      </PageHeading>
      <ProductList
        url={url}
        list={list}
        alternatives={data.products.slice(0, alternativeCount)}
        sectionRef={resultsRef}
        onLeave={leaveSearch}
      />
    </>
  );
}
