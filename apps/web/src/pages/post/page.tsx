import {
  Article,
  AuthorNote,
  BackLink,
  ButtonLink,
  Pane,
  PaneGrid,
  Price,
  ProductTeaser,
  RichText,
  Section,
} from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRouteError } from 'react-router-dom';
import { PostListCard } from '../../blog/index.ts';
import { getProductPath, ProductListCard, type ProductListItem } from '../../catalogue/index.ts';
import { isNotFound, PageError } from '../../lib/errors/page-error.tsx';
import { useLocalizedHtml } from '../../lib/hooks/use-localized-path.ts';
import { NoticePage } from '../../lib/notice-page.tsx';
import { getPortrait } from '../../lib/portrait.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import type { loader } from './loader.ts';
import { createPostSchema } from './structured-data.ts';
import { WorkingFigure } from './working-figure.tsx';

/** A post of the blog (spec, section 2). */
export function Component() {
  const post = useLoaderData<typeof loader>();
  const { t } = useTranslation(['blog', 'common']);
  const isProductCited = post.parts.some(({ type }) => type === 'product');
  return (
    <>
      <PageMeta
        title={t('article.meta.title', { title: post.title })}
        description={post.metaDescription}
        image={`post-${post.slug}`}
        publishedAt={post.created_at}
        crumbs={[
          [t('common:nav.blog'), '/blog'],
          [post.title, `/blog/${post.slug}`],
        ]}
        createThing={(context) => createPostSchema(context, post)}
      />
      <Article
        title={post.title}
        category={post.category}
        author={post.author}
        authorPortrait={getPortrait(post.author)}
        date={{ iso: post.created_at, label: post.date }}
        readingTime={t('article.readingTime', { count: post.readingMinutes })}
        image={{ src: post.image_url, alt: post.imageAlt }}
        contents={{
          label: t('article.contents'),
          items: post.sections.map(({ id, title }) => ({ href: `/blog/${post.slug}#${id}`, label: title })),
        }}
        footer={
          <>
            <section aria-label={t('article.author')}>
              <AuthorNote
                name={post.author}
                role={post.authorRole}
                portrait={getPortrait(post.author)}
                bio={post.authorBio}
              />
            </section>
            <BackLink href="/blog">{t('article.back')}</BackLink>
          </>
        }
      >
        <ArticleParts post={post} />
      </Article>
      <Section title={t('article.more')}>
        <PaneGrid aria-label={t('article.more')} lead={post.product !== null && !isProductCited}>
          {post.product && !isProductCited && (
            <Pane>
              <ProductListCard product={post.product} />
            </Pane>
          )}
          {post.otherPosts.map((other) => (
            <Pane key={other.id}>
              <PostListCard post={other} />
            </Pane>
          ))}
        </PaneGrid>
      </Section>
    </>
  );
}

/** The text, the figure with its slider, and the product behind the paragraph that links to it. */
function ArticleParts({ post }: { post: Awaited<ReturnType<typeof loader>> }) {
  return post.parts.map((part, index) => {
    if (part.type === 'html') return <ArticleHtml key={index} html={part.html} />;
    if (part.type === 'product') return post.product && <CitedProduct key={post.product.id} product={post.product} />;
    if (!post.figureRange) return <RichText key="figure" html={part.html} />;
    return <WorkingFigure key={post.slug} html={part.html} range={post.figureRange} />;
  });
}

const ArticleHtml = ({ html }: { html: string }) => <RichText html={useLocalizedHtml(html)} />;

function CitedProduct({ product }: { product: ProductListItem }) {
  const { t } = useTranslation('shop');
  const { id, title, price, image } = product;
  return (
    <ProductTeaser
      href={getProductPath(id)}
      title={title}
      price={<Price price={price} />}
      image={image === null ? undefined : { src: image }}
      labels={{ details: t('details') }}
    />
  );
}

/** The 404 page for an unknown slug (spec, section 8), or the error. */
export function ErrorBoundary() {
  const { t } = useTranslation('blog');
  if (!isNotFound(useRouteError())) return <PageError />;
  return (
    <NoticePage
      meta={{ title: t('article.notFound.meta.title'), description: t('article.notFound.meta.description') }}
      title={t('article.notFound.title')}
      description={t('article.notFound.description')}
      image={{ src: '/art/not-found.svg' }}
      action={<ButtonLink href="/blog">{t('article.back')}</ButtonLink>}
    />
  );
}
