import { Pane, PaneGrid, PostCard } from '@vitrine/ui';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { getPortrait } from '../lib/portrait.ts';
import type { PostListItem } from './post-list.ts';

/** The posts of the blog, newest first. */
export const BlogContext = createContext<readonly PostListItem[] | undefined>(undefined);

interface PostListCardProps {
  post: PostListItem;
  /** For the blog page: also shows the excerpt, the author and the date, has heading level 2, and loads the first picture eagerly. */
  hasDetails?: boolean;
  /** Position in the list, for the delay of the fade-in. */
  index?: number;
}

/** The card of a post in a list. */
export function PostListCard({ post, hasDetails, index = 0 }: PostListCardProps) {
  const { t } = useTranslation('common');
  return (
    <PostCard
      index={index}
      priority={hasDetails && index === 0}
      href={`/blog/${post.slug}`}
      title={post.title}
      category={post.category}
      image={{ src: post.image_url, alt: post.imageAlt }}
      labels={{ readMore: t('readMore') }}
      headingLevel={hasDetails ? 2 : 3}
      {...(hasDetails && {
        excerpt: post.excerpt,
        author: post.author,
        authorPortrait: getPortrait(post.author),
        date: { iso: post.created_at, label: post.date },
      })}
    />
  );
}

interface PostCardsProps {
  label: string;
  /** Shows them without excerpt, author and date, for the landing page (spec, section 2). */
  isPreview?: boolean;
}

/** The cards of the posts, newest first. Throws outside a `BlogContext` (spec, section 8). */
export function PostCards({ label, isPreview }: PostCardsProps) {
  const posts = useContext(BlogContext);
  if (!posts) throw new Error('There are no posts: put <BlogContext value={…}> around this component.');
  return (
    <PaneGrid aria-label={label} lead columns={isPreview ? 2 : 3}>
      {posts.map((post, index) => (
        <Pane key={post.id}>
          <PostListCard post={post} hasDetails={!isPreview} index={index} />
        </Pane>
      ))}
    </PaneGrid>
  );
}
