import { CategoryFilter, Notice, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';
import type { ProductListItem } from '../../shared/content/product-list.ts';
import { LazyComponent, retryableLazy } from '../../shared/errors/lazy-component.tsx';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { PageMeta } from '../../shared/seo/page-meta.tsx';
import { ProductCards } from './product-cards.tsx';
import { allCategories, useCategory } from './use-category.ts';

// Loaded after the site's own products, which need no request.
const MoreProducts = retryableLazy(() => import('./more-products.tsx'));

/** The shop: all products, or those of a category (spec, section 2). */
export function Component() {
  const products = useLoaderData<ProductListItem[]>();
  const { t } = useTranslation(['shop', 'common']);
  const hydrated = useHydrated();
  const announce = useAnnounce();
  const categories = [...new Set(products.map(({ category }) => category))];
  const [category, setCategory] = useCategory(categories);
  const productsIn = (category: string) =>
    products.filter((product) => category === allCategories || product.category === category);
  const shown = productsIn(category);

  function changeCategory(category: string) {
    setCategory(category);
    announce(t('filter.results', { count: productsIn(category).length }));
  }

  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <CategoryFilter
          label={t('filter.label')}
          options={[
            { value: allCategories, label: t('filter.all') },
            ...categories.map((value) => ({ value, label: t(`common:categories.${value}`) })),
          ]}
          value={category}
          onChange={changeCategory}
          disabled={!hydrated}
        />
      </PageHeading>
      {shown.length === 0 ? (
        <Notice title={t('empty.title')} description={t('empty.description')} headingLevel={2} />
      ) : (
        <ProductCards aria-label={t('list')} products={shown} />
      )}
      {hydrated && <LazyComponent component={MoreProducts} props={{}} errorFallback={() => null} />}
    </>
  );
}
