import type { LocalPost } from '@vitrine/i18n/content';
import type { BlogPosting } from 'schema-dts';
import { at, organizationId, type Site, websiteId } from './site.ts';
import { socialPicture } from './social-picture.ts';

/** An article of the blog. */
export function blogPosting(
  site: Site,
  { slug, title, excerpt, category, author, created_at }: LocalPost,
): BlogPosting {
  const url = at(site, `/blog/${slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    articleSection: category,
    inLanguage: site.language,
    image: socialPicture(site.url, `post-${slug}`),
    datePublished: created_at,
    author: { '@type': 'Person', name: author },
    publisher: organizationId(site),
    isPartOf: websiteId(site),
    mainEntityOfPage: url,
  };
}
