import type { BlogPosting } from 'schema-dts';
import type { PostListItem } from '../../blog/index.ts';
import { getSocialImageUrl } from '../../lib/seo/page-meta.tsx';
import { organizationRef, type StructuredDataContext, websiteRef } from '../../lib/seo/structured-data.tsx';

/** Describes a post. */
export function createPostSchema({ language, getUrl }: StructuredDataContext, post: PostListItem): BlogPosting {
  const url = getUrl(`/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title,
    description: post.excerpt,
    articleSection: post.category,
    inLanguage: language,
    image: getSocialImageUrl(`post-${post.slug}`),
    datePublished: post.created_at,
    author: { '@type': 'Person', name: post.author },
    publisher: organizationRef,
    isPartOf: websiteRef,
    mainEntityOfPage: url,
  };
}
