import { Notice, PageHeading, SearchField, ToggleGroup } from '@vitrine/ui';
import { type ComponentProps, startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ProductCards } from '../../catalogue/index.ts';
import { useAnnounce } from '../../lib/announcer.tsx';
import { LazyComponent, retryableLazy } from '../../lib/errors/lazy-component.tsx';
import { SectionError } from '../../lib/errors/section-error.tsx';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useLocalizedPath } from '../../lib/hooks/use-localized-path.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { StructuredData } from '../../lib/seo/structured-data.tsx';
import { isolateDirection, maxSearchLength, type ShopProduct, searchParameter, useSearch } from '../../search/index.ts';
import type SearchResults from '../../search/search-results.tsx';
import type { loader, ShopPageData } from './loader.ts';
import { anyCategory, useCategory } from './use-category.ts';

// The store products below the local products. Rendered after hydration, because they need a request.
const MoreProducts = retryableLazy(() => import('./more-products.tsx'));

let LoadedSearchResults: typeof SearchResults | undefined;
const loadSearchResults = async () => {
  const module = await import('../../search/search-results.tsx');
  LoadedSearchResults = module.default;
  return module;
};
const LazySearchResults = retryableLazy(loadSearchResults);

/** Loads the code of search results that the server has rendered, so that they are hydrated with the page. */
export const preload = async ({ search }: ShopPageData): Promise<void> => {
  if (search) await loadSearchResults();
};

/** The shop: all products, the products of a category (spec, section 2), or the results of a search. */
export function Component() {
  const { products, search: initialSearch } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['shop', 'common']);
  const isHydrated = useHydrated();
  const localizePath = useLocalizedPath();
  const { text, inputRef, handleInput, submit, clear, shouldFocusResults, handleResultsFocused } = useSearch(
    initialSearch?.text ?? '',
  );
  const categories = [...new Set(products.map(({ category }) => category))];
  const [category, setCategory] = useCategory(categories);
  const isSearching = text !== '';
  const shownProducts = products.filter((product) => category === anyCategory || product.category === category);

  return (
    <>
      <PageMeta
        title={isSearching ? t('search.meta.title', { query: isolateDirection(text) }) : t('meta.title')}
        description={t('meta.description')}
        noIndex={isSearching}
        hasCanonical
      />
      {!isSearching && <StructuredData crumbs={[[t('common:nav.shop'), '/shop']]} />}
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <SearchField
          action={localizePath('/shop')}
          name={searchParameter}
          labels={{ field: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
          defaultValue={text}
          maxLength={maxSearchLength}
          isStatic={!isHydrated}
          inputRef={inputRef}
          onChange={handleInput}
          onSearch={submit}
          onClear={clear}
          onFocus={() => void loadSearchResults().catch(() => {})}
        />
        {!isSearching && (
          <ShopCategories products={products} categories={categories} category={category} setCategory={setCategory} />
        )}
      </PageHeading>
      {isSearching ? (
        <SearchSection
          text={text}
          products={products}
          initialSearch={initialSearch}
          shouldFocus={shouldFocusResults}
          onFocused={handleResultsFocused}
          onClear={clear}
        />
      ) : (
        <>
          <LocalProducts products={shownProducts} />
          {isHydrated && <LazyComponent component={MoreProducts} props={{}} errorFallback={() => null} />}
        </>
      )}
    </>
  );
}

interface ShopCategoriesProps {
  products: readonly ShopProduct[];
  categories: readonly ShopProduct['category'][];
  category: string;
  setCategory: (category: string) => Promise<void>;
}

/** The category filter, which announces the number of products. */
function ShopCategories({ products, categories, category, setCategory }: ShopCategoriesProps) {
  const { t } = useTranslation(['shop', 'common']);
  const announce = useAnnounce();
  // The button is pressed at once, and the list follows.
  const [pressedCategory, setPressedCategory] = useOptimistic(category);

  function handleChange(category: string) {
    startTransition(async () => {
      setPressedCategory(category);
      await setCategory(category);
    });
    const count = products.filter((product) => category === anyCategory || product.category === category).length;
    announce(t('filter.results', { count }));
  }

  return (
    <ToggleGroup
      label={t('filter.label')}
      options={[
        { value: anyCategory, label: t('filter.all') },
        ...categories.map((value) => ({ value, label: t(`common:categories.${value}`) })),
      ]}
      value={pressedCategory}
      onChange={handleChange}
      disabled={!useHydrated()}
    />
  );
}

function LocalProducts({ products }: { products: readonly ShopProduct[] }) {
  const { t } = useTranslation('shop');
  if (products.length === 0)
    return <Notice title={t('empty.title')} description={t('empty.description')} headingLevel={2} />;
  return <ProductCards aria-label={t('list')} products={products} />;
}

/** Renders the search results, and the local products while the code of the results loads. */
function SearchSection(props: ComponentProps<typeof SearchResults>) {
  // Keeps the component of the first render, because another component would reset the state.
  const [Loaded] = useState(() => LoadedSearchResults);
  if (Loaded) return <Loaded {...props} />;
  return (
    <LazyComponent
      component={LazySearchResults}
      props={props}
      fallback={<LocalProducts products={props.products} />}
      errorFallback={(retry) => <SectionError onRetry={retry} />}
    />
  );
}
