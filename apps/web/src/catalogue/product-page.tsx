import { Gallery, type GalleryProps, ProductDetail, type ProductDetailProps, Section } from '@vitrine/ui';
import { type ComponentProps, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { getStoreLangAttribute } from '../lib/config/env.ts';
import { DeferredContent } from '../lib/deferred-content.tsx';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { PageMeta } from '../lib/seo/page-meta.tsx';
import { ProductCards } from './product-cards.tsx';
import type { ProductListItem } from './product-list.ts';
import { getProductPath } from './product-path.ts';
import { createProductSchema, type DescribedProduct } from './product-schema.ts';

interface ProductPageProps
  extends Omit<ProductDetailProps, 'title' | 'back' | 'gallery' | 'image'>,
    Pick<GalleryProps, 'images' | 'currentSrc'> {
  product: DescribedProduct;
  meta: Pick<ComponentProps<typeof PageMeta>, 'description' | 'image' | 'imageUrl'>;
  /** `title` comes from the store. */
  related: { title?: string; cards: readonly ProductListItem[] };
}

/** A product page: metadata, structured data, pictures, what the visitor can buy, and related products. */
export function ProductPage({ product, meta, images, currentSrc, related, ...detail }: ProductPageProps) {
  const { t } = useTranslation(['product', 'common']);
  const storeLang = getStoreLangAttribute(useLanguage());
  const { id, title } = product;
  return (
    // The key resets the state when the product changes.
    <Fragment key={id}>
      <PageMeta
        title={t('meta.title', { name: title })}
        crumbs={[
          [t('common:nav.shop'), '/shop'],
          [title, getProductPath(id)],
        ]}
        createThing={(context) => createProductSchema(context, product)}
        {...meta}
      />
      <ProductDetail
        back={{ href: '/shop', label: t('back') }}
        title={title}
        gallery={
          <Gallery
            label={t('store.gallery.label', { product: title })}
            labels={{
              previous: t('store.gallery.previous'),
              next: t('store.gallery.next'),
              zoom: t('store.gallery.zoom'),
              close: t('common:close'),
            }}
            images={images}
            currentSrc={currentSrc}
          />
        }
        {...detail}
      />
      {related.cards.length > 0 && (
        <DeferredContent>
          <Section title={related.title ? <span lang={storeLang}>{related.title}</span> : t('related')}>
            <ProductCards label={related.title || t('related')} products={related.cards} isBelowFold />
          </Section>
        </DeferredContent>
      )}
    </Fragment>
  );
}
