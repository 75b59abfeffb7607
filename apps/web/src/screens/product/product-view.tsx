import {
  Button,
  DetailSection,
  EmptyReviews,
  FeatureList,
  firstClick,
  LockedTeaser,
  Price,
  ProductDetail,
  RichText,
} from '@vitrine/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSoldOut, localItem, type Stock } from '../../data/item.ts';
import type { ProductPage } from '../../data/product-page.ts';
import { FailureBoundary } from '../../failure/failure-boundary.tsx';
import { lazyPart } from '../../failure/lazy-part.tsx';
import { OverlayArea } from '../../failure/overlay-area.tsx';
import { useAddress } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useShopActions } from '../../shell/shop-actions.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useLanguage } from '../../shell/use-language.ts';

const Purchase = lazyPart(() => import('./purchase.tsx'));
const ProductStock = lazyPart(() => import('./product-stock.tsx'), ['cart']);

/** One product: what it is, its preview, a glimpse of the rest, and the two ways to have it. */
export function ProductView({ product, teaser, price: written, summary }: ProductPage) {
  const { t } = useTranslation(['product', 'common']);
  const address = useAddress();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { addToCart } = useShopActions();
  const [stock, setStock] = useState<Stock>();
  const [purchase, setPurchase] = useState<'never' | 'open' | 'closed'>('never');
  const price = <Price price={written} />;

  return (
    <>
      <PageMeta
        title={t('meta.title', { name: product.name })}
        description={summary}
        picture={`product-${product.id}`}
      />
      <ProductDetail
        back={{ href: address('/shop'), label: t('back') }}
        category={t(`common:categories.${product.category}`)}
        name={product.name}
        description={product.description}
        image={product.image_url}
        imageAlt={product.imageAlt}
        placeholder="/art/placeholder.svg"
        price={price}
        actions={
          !(stock && isSoldOut(stock)) && (
            <Button
              size="large"
              disabled={!hydrated}
              onClick={firstClick(() => addToCart(localItem(product, language, stock)))}
            >
              {t('common:addToCart')}
            </Button>
          )
        }
        note={
          hydrated && (
            <FailureBoundary fallback={() => null}>
              <Suspense>
                <ProductStock id={product.id} onStock={setStock} />
              </Suspense>
            </FailureBoundary>
          )
        }
      >
        <DetailSection title={t('preview')}>
          <RichText html={product.previewContent} />
        </DetailSection>
        <DetailSection title={t('locked.title')}>
          <LockedTeaser teaser={teaser}>
            <Button disabled={!hydrated} onClick={() => setPurchase('open')}>
              {t('locked.unlock')}
            </Button>
          </LockedTeaser>
        </DetailSection>
        <DetailSection title={t('features')}>
          <FeatureList features={product.features} />
        </DetailSection>
        <DetailSection title={t('reviews.title')}>
          <EmptyReviews text={t('reviews.empty')} />
        </DetailSection>
      </ProductDetail>
      {purchase !== 'never' && (
        <OverlayArea onGiveUp={() => setPurchase('never')}>
          <Purchase
            product={product}
            price={price}
            open={purchase === 'open'}
            onOpenChange={(open) => setPurchase(open ? 'open' : 'closed')}
          />
        </OverlayArea>
      )}
    </>
  );
}
