import { Article, AuthorNote, ButtonLink, Notice, Pane, PaneGrid, RichText, Section } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRouteError } from 'react-router-dom';
import { PostListCard } from '../../blog/index.ts';
import { ProductListCard } from '../../catalogue/index.ts';
import { isNotFound, PageError } from '../../lib/errors/page-error.tsx';
import { useLocalizedHtml } from '../../lib/hooks/use-localized-path.ts';
import { getPortrait } from '../../lib/portrait.ts';
import { PageMeta } from '../../lib/seo/page-meta.tsx';
import { StructuredData } from '../../lib/seo/structured-data.tsx';
import type { loader } from './loader.ts';
import { createPostSchema } from './structured-data.ts';

/** A post of the blog (spec, section 2). */
export function Component() {
  const post = useLoaderData<typeof loader>();
  const { t } = useTranslation(['blog', 'common']);
  const html = useLocalizedHtml(post.content);
  return (
    <>
      <PageMeta
        title={t('article.meta.title', { title: post.title })}
        description={post.metaDescription}
        image={`post-${post.slug}`}
        publishedAt={post.created_at}
      />
      <StructuredData
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
        image={{ src: post.image_url, alt: post.imageAlt }}
        contents={{
          label: t('article.contents'),
          items: post.sections.map(({ id, title }) => ({ href: `/blog/${post.slug}#${id}`, label: title })),
        }}
        footer={
          <>
            <section aria-label={t('article.author')}>
              <AuthorNote name={post.author} portrait={getPortrait(post.author)} bio={post.authorNote} />
            </section>
            <ButtonLink href="/blog">{t('article.back')}</ButtonLink>
          </>
        }
      >
        <RichText html={html} />
      </Article>
      <Section title={t('article.more')}>
        <PaneGrid aria-label={t('article.more')} lead={post.product !== null}>
          {post.product && (
            <Pane>
              <ProductListCard product={post.product} headingLevel={3} />
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

/** The 404 page for an unknown slug (spec, section 8), or the error. */
export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <PostNotFound /> : <PageError />;
}

function PostNotFound() {
  const { t } = useTranslation('blog');
  return (
    <>
      <PageMeta title={t('article.notFound.meta.title')} description={t('article.notFound.meta.description')} noIndex />
      <Notice
        title={t('article.notFound.title')}
        description={t('article.notFound.description')}
        image={{ src: '/art/not-found.svg' }}
        action={<ButtonLink href="/blog">{t('article.back')}</ButtonLink>}
      />
    </>
  );
}
