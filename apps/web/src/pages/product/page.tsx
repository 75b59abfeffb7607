import { useQuery } from '@tanstack/react-query';
import { loadMessages } from '@vitrine/i18n';
import {
  AuthorNote,
  DetailSection,
  EmptyReviews,
  FactList,
  FeatureList,
  firstClick,
  LockedTeaser,
  Price,
  ProductDetail,
  RichText,
  Section,
  TextLink,
} from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useCartActions, useUpdateCartLineStock } from '../../cart/index.ts';
import { HydratedButton, isSoldOut, ProductCards, toCartItem } from '../../catalogue/index.ts';
import { BelowFold } from '../../lib/below-fold.tsx';
import { LazyComponent, retryableLazy } from '../../lib/errors/lazy-component.tsx';
import { getDocumentLanguage, useLanguage } from '../../lib/hooks/use-language.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { ProductPageData } from './loader.ts';
import { AudienceAndFormatDetails, FaqDetails, PreviewDetails } from './product-details.tsx';
import { productStockQuery } from './queries.ts';
import { UnlockButton } from './unlock-button.tsx';

export { ProductNotFound as NotFound } from '../../catalogue/index.ts';

/** The number of facts about the format that are shown beside the price. */
const mainFactCount = 2;

const StockLeft = retryableLazy(async () => {
  const [{ StockLeft }] = await Promise.all([
    import('../../catalogue/stock-left.tsx'),
    loadMessages(getDocumentLanguage(), ['cart']),
  ]);
  return { default: StockLeft };
});

/** A product page (spec, section 2). */
export function Component() {
  const data = useLoaderData<ProductPageData>();
  // The key resets the state when the product changes.
  return <Product key={data.product.id} {...data} />;
}

function Product({ product, details, teaser, price: formattedPrice, metaDescription, post, related }: ProductPageData) {
  const { t } = useTranslation(['product', 'common']);
  const language = useLanguage();
  const { addToCart } = useCartActions();
  const { data: stock } = useQuery(productStockQuery(language, product.id));
  const item = toCartItem(product, language, stock);
  useUpdateCartLineStock(stock && item);
  const price = <Price price={formattedPrice} />;

  return (
    <>
      <PageMeta
        title={t('meta.title', { name: product.name })}
        description={metaDescription}
        image={`product-${product.id}`}
      />
      <ProductDetail
        back={{ href: '/shop', label: t('back') }}
        category={t(`common:categories.${product.category}`)}
        name={product.name}
        description={product.description}
        image={product.image_url}
        imageAlt={product.imageAlt}
        placeholder="/art/placeholder.svg"
        price={price}
        actions={
          !(stock && isSoldOut(stock)) && (
            <HydratedButton size="large" onClick={firstClick(() => addToCart(item))}>
              {t('common:addToCart')}
            </HydratedButton>
          )
        }
        note={stock && <LazyComponent component={StockLeft} props={stock} errorFallback={() => null} />}
        facts={
          <FactList
            facts={[
              ...details.format.slice(0, mainFactCount),
              {
                label: t('common:language'),
                value: t(product.category === 'software' ? 'facts.language.all' : 'facts.language.single'),
              },
              { label: t('facts.vat.label'), value: t('facts.vat.value') },
              { label: t('facts.delivery.label'), value: t('facts.delivery.value') },
            ]}
          />
        }
      >
        <BelowFold>
          <DetailSection title={t('preview')}>
            <RichText html={product.previewContent} />
            <PreviewDetails category={product.category} {...details} />
          </DetailSection>
          <DetailSection title={t('locked.title')}>
            <LockedTeaser teaser={teaser}>
              <UnlockButton product={product} price={price} />
            </LockedTeaser>
          </DetailSection>
          <DetailSection title={t('features')}>
            <FeatureList features={product.features} />
            <AudienceAndFormatDetails {...details} />
          </DetailSection>
          <DetailSection title={t('author.title')}>
            <AuthorNote {...details.author} />
            {post && <TextLink href={`/blog/${post.slug}`}>{t('author.post', { title: post.title })}</TextLink>}
          </DetailSection>
          <DetailSection title={t('faq')}>
            <FaqDetails {...details} />
          </DetailSection>
          <DetailSection title={t('reviews.title')}>
            <EmptyReviews text={t('reviews.empty')} note={`${t('reviews.new')} ${t('reviews.guarantee')}`} />
          </DetailSection>
        </BelowFold>
      </ProductDetail>
      <BelowFold>
        <Section title={t('related')}>
          <ProductCards aria-label={t('related')} products={related} headingLevel={3} isBelowFold />
        </Section>
      </BelowFold>
    </>
  );
}
