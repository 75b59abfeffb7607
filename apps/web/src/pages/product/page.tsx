import { useQuery } from '@tanstack/react-query';
import {
  AuthorNote,
  ContentsList,
  DetailPart,
  DetailSection,
  Disclosure,
  EmptyReviews,
  FactList,
  FeatureList,
  LockedTeaser,
  PlainText,
  PointList,
  Price,
  ProductSections,
  RichText,
  TextLink,
} from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useCartActions } from '../../cart/index.ts';
import {
  AddToCartButton,
  getProductPath,
  isSoldOut,
  ProductPage,
  StockLeft,
  toCartItem,
} from '../../catalogue/index.ts';
import { DeferredContent } from '../../lib/deferred-content.tsx';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { getPortrait } from '../../lib/portrait.ts';
import { getSocialImageUrl } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';
import { productStockQuery } from './queries.ts';
import { getSamplePages } from './sample-pages.ts';
import { UnlockButton } from './unlock-button.tsx';

/** The number of facts about the format that are shown beside the price. The others are in their own section. */
const mainFactCount = 2;

/** The page of a local product (spec, section 2). */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { product, details, teaser, metaDescription, post, related } = data;
  const { t } = useTranslation(['product', 'common']);
  const language = useLanguage();
  const { addToCart } = useCartActions();
  const { data: stock } = useQuery(productStockQuery(language, product.id));
  const item = toCartItem(product, language, stock);
  const category = t(`common:categories.${product.category}`);
  const price = <Price price={data.price} />;
  const addButton = !(stock && isSoldOut(stock)) && <AddToCartButton onAdd={() => addToCart(item)} />;
  const sections = [
    ['preview', t('preview')],
    ['full-content', t('locked.title')],
    ['features', t('features')],
    ['author', t('author.title')],
    ['faq', t('faq')],
    ['reviews', t('reviews.title')],
  ] as const;
  const faq = [
    ...details.faq,
    { question: t('commonQuestions.refund.question'), answer: t('commonQuestions.refund.answer') },
    { question: t('commonQuestions.invoice.question'), answer: t('commonQuestions.invoice.answer') },
  ];
  const socialImage = `product-${product.id}`;
  const samplePages = getSamplePages(product.pictures, details.sample);
  const figures = product.category === 'software' ? 'window' : 'paper';

  /** Returns the page that a picture shows, as text. */
  function renderPage(picture: string) {
    if (picture === 'contents')
      return (
        <DetailPart title={t('contents')}>
          <ContentsList items={details.contents} />
        </DetailPart>
      );
    const html = samplePages[picture];
    return html && <RichText html={html} figures={figures} />;
  }

  return (
    <ProductPage
      product={{
        ...item.product,
        description: product.description,
        category,
        pictures: [getSocialImageUrl(socialImage)],
        variants: [item.variant],
      }}
      meta={{ description: metaDescription, image: socialImage }}
      category={category}
      description={product.description}
      images={[
        { src: product.image_url, alt: product.imageAlt },
        ...product.pictures.map((picture) => ({
          src: `/art/products/${product.id}-${picture}.svg`,
          alt: t(`pictures.${picture}`),
          page: renderPage(picture),
        })),
      ]}
      price={price}
      actions={addButton}
      note={stock && <StockLeft {...stock} />}
      related={{ cards: related }}
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
            { label: t('facts.guarantee.label'), value: t('facts.guarantee.value') },
          ]}
        />
      }
    >
      <DeferredContent>
        <ProductSections
          rail={{
            label: t('sections'),
            items: sections.map(([id, label]) => ({ href: `${getProductPath(product.id)}#${id}`, label })),
          }}
          image={{ src: product.image_url }}
          price={price}
          actions={addButton}
        >
          <DetailSection id="preview" title={t('preview')}>
            <RichText html={product.previewContent} />
            <DetailPart title={t('contents')}>
              <ContentsList items={details.contents} />
            </DetailPart>
            <DetailPart title={t(`sample.${product.category}`)}>
              <RichText html={details.sample} figures={figures} />
            </DetailPart>
          </DetailSection>
          <DetailSection id="full-content" title={t('locked.title')}>
            <LockedTeaser teaser={teaser}>
              <UnlockButton product={product} price={price} />
            </LockedTeaser>
          </DetailSection>
          <DetailSection id="features" title={t('features')}>
            <FeatureList features={product.features} />
            <DetailPart title={t('audience')}>
              <PointList points={details.audience} />
            </DetailPart>
            <DetailPart title={t('requirements')}>
              <PointList points={details.requirements} />
            </DetailPart>
            <DetailPart title={t('format')}>
              <FactList facts={details.format.slice(mainFactCount)} />
            </DetailPart>
          </DetailSection>
          <DetailSection id="author" title={t('author.title')}>
            <AuthorNote {...details.author} portrait={getPortrait(details.author.name)} />
            {post && <TextLink href={`/blog/${post.slug}`}>{t('author.post', { title: post.title })}</TextLink>}
          </DetailSection>
          <DetailSection id="faq" title={t('faq')}>
            {/* The first question is whether the product pays for itself. */}
            {faq.map(({ question, answer }, index) => (
              <Disclosure key={question} title={question} open={index === 0}>
                <PlainText paragraphs={[answer]} />
              </Disclosure>
            ))}
          </DetailSection>
          <DetailSection id="reviews" title={t('reviews.title')}>
            <EmptyReviews text={t('reviews.empty')} note={t('reviews.judge')} />
          </DetailSection>
        </ProductSections>
      </DeferredContent>
    </ProductPage>
  );
}
