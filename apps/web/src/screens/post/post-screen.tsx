import { cutText, formatDate, plainText } from '@vitrine/i18n';
import type { LocalArticle } from '@vitrine/i18n/content';
import { useLanguage, useTexts } from '@vitrine/i18n/react';
import { Article, ButtonLink, RichText } from '@vitrine/ui';
import { useLoaderData } from 'react-router-dom';
import { metaDescriptionLength } from '../../config/limits.ts';
import { useAddress, useSiteHtml } from '../../shell/address-context.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { PostNotFound } from './post-not-found.tsx';

/** An article of the blog, or that there is none of that name (spec, section 2). */
export function PostScreen() {
  const post = useLoaderData<LocalArticle | null>();
  return post ? <Post {...post} /> : <PostNotFound />;
}

function Post({ slug, title, category, author, created_at, image_url, imageAlt, content }: LocalArticle) {
  const t = useTexts('blog');
  const language = useLanguage();
  const address = useAddress();
  const html = useSiteHtml(content);
  return (
    <>
      <PageMeta
        title={t('article.meta.title', { title })}
        description={cutText(plainText(content), metaDescriptionLength)}
        picture={`post-${slug}`}
        published={created_at}
      />
      <Article
        title={title}
        category={category}
        author={author}
        date={{ iso: created_at, label: formatDate(language, created_at) }}
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
