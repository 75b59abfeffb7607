import { Article, ButtonLink, RichText } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { PostPage } from '../../data/post-page.ts';
import { useAddress, useSiteHtml } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { PostNotFound } from './post-not-found.tsx';

/** An article of the blog, or that there is none of that name (spec, section 2). */
export function PostScreen() {
  const post = useLoaderData<PostPage | null>();
  return post ? <Post {...post} /> : <PostNotFound />;
}

function Post({ slug, title, category, author, created_at, date, image_url, imageAlt, summary, content }: PostPage) {
  const { t } = useTranslation('blog');
  const address = useAddress();
  const html = useSiteHtml(content);
  return (
    <>
      <PageMeta
        title={t('article.meta.title', { title })}
        description={summary}
        picture={`post-${slug}`}
        published={created_at}
      />
      <Article
        title={title}
        category={category}
        author={author}
        date={{ iso: created_at, label: date }}
        image={image_url}
        imageAlt={imageAlt}
        placeholder="/art/placeholder.svg"
        footer={<ButtonLink href={address('/blog')}>{t('article.back')}</ButtonLink>}
      >
        <RichText html={html} />
      </Article>
    </>
  );
}

export { PostScreen as Component };
