import { CategoryFilter, Notice, PageHeading, PaneGrid, Price, ProductCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ShopProduct } from '../../data/shop-products.ts';
import { useAddress } from '../../shell/address-context.ts';
import { useAnnounce } from '../../shell/announcer.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { everything, useCategory } from './use-category.ts';

/** The shop: every product, or those of a category (spec, section 2). */
export function ShopScreen() {
  const products = useLoaderData<ShopProduct[]>();
  const { t } = useTranslation(['shop', 'common']);
  const address = useAddress();
  const hydrated = useHydrated();
  const categories = [...new Set(products.map(({ category }) => category))];
  const [category, choose] = useCategory(categories);
  const announce = useAnnounce();
  const inCategory = (wanted: string) =>
    products.filter((product) => wanted === everything || product.category === wanted);
  const shown = inCategory(category);

  function narrow(wanted: string) {
    choose(wanted);
    announce(t('filter.results', { count: inCategory(wanted).length }));
  }

  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHeading title={t('preview.title')} subtitle={t('preview.subtitle')}>
        <CategoryFilter
          label={t('filter.label')}
          options={[
            { value: everything, label: t('filter.all') },
            ...categories.map((value) => ({ value, label: t(`common:categories.${value}`) })),
          ]}
          value={category}
          onChange={narrow}
          disabled={!hydrated}
        />
      </PageHeading>
      {shown.length === 0 ? (
        <Notice title={t('empty.title')} description={t('empty.description')} headingLevel={2} />
      ) : (
        <PaneGrid aria-label={t('list')}>
          {shown.map(({ id, name, summary, category, image_url, imageAlt, price }, index) => (
            <ProductCard
              key={id}
              index={index}
              href={address(`/product/${id}`)}
              name={name}
              description={summary}
              category={t(`common:categories.${category}`)}
              price={<Price price={price} />}
              image={image_url}
              imageAlt={imageAlt}
              placeholder="/art/placeholder.svg"
              details={t('details')}
            />
          ))}
        </PaneGrid>
      )}
    </>
  );
}

export { ShopScreen as Component };
