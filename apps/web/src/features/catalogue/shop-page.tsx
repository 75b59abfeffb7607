import { CategoryFilter, Notice, PageHeading, SearchField } from '@vitrine/ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';
import { LazyComponent, retryableLazy } from '../../shared/errors/lazy-component.tsx';
import { SectionError } from '../../shared/errors/section-error.tsx';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { useLocalizedPath } from '../../shared/hooks/use-localized-path.ts';
import { PageMeta } from '../../shared/seo/page-meta.tsx';
import type { ShopPageData, ShopProduct } from './catalogue-data.ts';
import { ProductCards } from './product-cards.tsx';
import type { default as SearchResults } from './search-results.tsx';
import { isolate, maxSearchLength, searchParameter } from './search-text.ts';
import { allCategories, useCategory } from './use-category.ts';
import { useSearch } from './use-search.ts';

// Loaded after the site's own products, which need no request.
const MoreProducts = retryableLazy(() => import('./more-products.tsx'));

let loadedResults: typeof SearchResults | undefined;
const loadResults = async () => {
  const module = await import('./search-results.tsx');
  loadedResults = module.default;
  return module;
};
const LazyResults = retryableLazy(loadResults);

/** Results that the server has rendered are hydrated with the page. */
export const preload = async ({ search }: ShopPageData): Promise<void> => {
  if (search) await loadResults();
};

/** The shop: all products, or those of a category (spec, section 2), or the results of a search. */
export function Component() {
  const { products, search: served } = useLoaderData<ShopPageData>();
  const { t } = useTranslation('shop');
  const hydrated = useHydrated();
  const path = useLocalizedPath();
  const { text, input, type, search, clear, wantsResults, onResultsFocused } = useSearch(served?.text ?? '');
  const [category, setCategory] = useCategory([...new Set(products.map(({ category }) => category))]);
  const isSearching = text !== '';
  const shown = products.filter((product) => category === allCategories || product.category === category);

  return (
    <>
      <PageMeta
        title={isSearching ? t('search.meta.title', { query: isolate(text) }) : t('meta.title')}
        description={t('meta.description')}
        noIndex={isSearching}
        hasCanonical
      />
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <SearchField
          action={path('/shop')}
          name={searchParameter}
          labels={{ field: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
          defaultValue={text}
          maxLength={maxSearchLength}
          isStatic={!hydrated}
          inputRef={input}
          onChange={type}
          onSearch={search}
          onClear={clear}
          onFocus={() => void loadResults().catch(() => {})}
        />
        {!isSearching && <Categories products={products} category={category} setCategory={setCategory} />}
      </PageHeading>
      {isSearching ? (
        <Results
          text={text}
          products={products}
          served={served}
          wantsFocus={wantsResults}
          onFocused={onResultsFocused}
          onClear={clear}
        />
      ) : (
        <>
          <OwnProducts products={shown} />
          {hydrated && <LazyComponent component={MoreProducts} props={{}} errorFallback={() => null} />}
        </>
      )}
    </>
  );
}

interface CategoriesProps {
  products: readonly ShopProduct[];
  category: string;
  setCategory: (category: string) => void;
}

function Categories({ products, category, setCategory }: CategoriesProps) {
  const { t } = useTranslation(['shop', 'common']);
  const announce = useAnnounce();
  const categories = [...new Set(products.map(({ category }) => category))];

  function change(category: string) {
    setCategory(category);
    const count = products.filter((product) => category === allCategories || product.category === category).length;
    announce(t('filter.results', { count }));
  }

  return (
    <CategoryFilter
      label={t('filter.label')}
      options={[
        { value: allCategories, label: t('filter.all') },
        ...categories.map((value) => ({ value, label: t(`common:categories.${value}`) })),
      ]}
      value={category}
      onChange={change}
      disabled={!useHydrated()}
    />
  );
}

function OwnProducts({ products }: { products: readonly ShopProduct[] }) {
  const { t } = useTranslation('shop');
  if (products.length === 0)
    return <Notice title={t('empty.title')} description={t('empty.description')} headingLevel={2} />;
  return <ProductCards aria-label={t('list')} products={products} />;
}

/** The results, or the products until the code of the results is there. */
function Results(props: ComponentProps<typeof SearchResults>) {
  const [LoadedResults] = useState(() => loadedResults);
  if (LoadedResults) return <LoadedResults {...props} />;
  return (
    <LazyComponent
      component={LazyResults}
      props={props}
      fallback={<OwnProducts products={props.products} />}
      errorFallback={(retry) => <SectionError onRetry={retry} />}
    />
  );
}
