import { Section, ToggleGroup } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { ProductCards, StoreCards } from '../../catalogue/index.ts';
import { type Sort, sorts } from './shop-query.ts';
import { ShowMore } from './show-more.tsx';
import type { ProductList } from './use-product-list.ts';
import type { ShopUrl } from './use-shop-query.ts';

/** The products of the shop, or of a category: local products, then those of the store. */
export function AllProducts({ url, list }: { url: ShopUrl; list: ProductList }) {
  const { t } = useTranslation('shop');
  return (
    <>
      <ProductCards aria-label={t('list')} products={list.localProducts} />
      {list.storeCards.length > 0 && (
        <>
          <Section
            title={t('store.title')}
            action={
              <ToggleGroup
                label={t('store.sort.label')}
                options={sorts.map((value) => ({ value, label: t(`store.sort.${value}`) }))}
                value={url.query.sort}
                onValueChange={(sort) => url.setQuery({ sort: sort as Sort }, { replace: true })}
                disabled={!url.isHydrated}
              />
            }
          >
            <StoreCards label={t('store.title')} cards={list.storeCards} />
          </Section>
          <ShowMore url={url} list={list}>
            <p>{list.status}</p>
          </ShowMore>
        </>
      )}
    </>
  );
}
