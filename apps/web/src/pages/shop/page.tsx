import { isolateDirection } from '@vitrine/i18n';
import { PageHeading, ToggleGroup } from '@vitrine/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { StructuredData } from '../../lib/seo/structured-data.tsx';
import { AllProducts } from './all-products.tsx';
import type { loader } from './loader.ts';
import { SearchResults } from './search-results.tsx';
import { categories } from './shop-query.ts';
import { ShopSearchField } from './shop-search-field.tsx';
import { useProductList } from './use-product-list.ts';
import { type ShopUrl, useShopQuery } from './use-shop-query.ts';

/** The shop: all products, the products of a category (spec, section 2), or the results of a search. */
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

  function clear() {
    url.setQuery({ search: '' });
    inputRef.current?.focus();
  }

  return (
    <>
      <PageMeta
        title={search === '' ? t('meta.title') : t('search.meta.title', { query: isolateDirection(search) })}
        description={t('meta.description')}
        noIndex={search !== ''}
        hasCanonical
      />
      {search === '' && <StructuredData crumbs={[[t('common:nav.shop'), '/shop']]} />}
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <ShopSearchField url={url} inputRef={inputRef} onSubmit={setSubmittedSearch} />
        {search === '' && <CategoryFilter url={url} />}
      </PageHeading>
      {search === '' ? (
        <AllProducts url={url} list={list} />
      ) : (
        <SearchResults url={url} list={list} sectionRef={resultsRef} onClear={clear} />
      )}
    </>
  );
}

const allCategories = 'all';

function CategoryFilter({ url }: { url: ShopUrl }) {
  const { t } = useTranslation(['shop', 'common']);
  return (
    <ToggleGroup
      label={t('filter.label')}
      options={[
        { value: allCategories, label: t('filter.all') },
        ...categories.map((value) => ({ value, label: t(`common:categories.${value}`) })),
      ]}
      value={url.query.category ?? allCategories}
      onValueChange={(value) => url.setQuery({ category: categories.find((category) => category === value) })}
      disabled={!url.isHydrated}
    />
  );
}
