import { PaneGrid, PostCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { previewedPosts } from '../../shared/config/limits.ts';
import type { PostListItem } from '../../shared/content/post-list.ts';
import { useBlog } from './blog-context.tsx';

interface PostListCardProps {
  post: PostListItem;
  /** With excerpt, author and date. */
  isFull?: boolean;
  index?: number;
}

/** The card of a post. */
export function PostListCard({ post, isFull, index = 0 }: PostListCardProps) {
  const { t } = useTranslation('common');
  return (
    <PostCard
      index={index}
      priority={isFull && index === 0}
      href={`/blog/${post.slug}`}
      title={post.title}
      category={post.category}
      image={post.image_url}
      imageAlt={post.imageAlt}
      placeholder="/art/placeholder.svg"
      readMore={t('readMore')}
      headingLevel={isFull ? 2 : 3}
      {...(isFull && {
        excerpt: post.excerpt,
        author: post.author,
        date: { iso: post.created_at, label: post.date },
      })}
    />
  );
}

interface PostCardsProps {
  label: string;
  /** On the landing page: the newest three, without excerpt, author and date (spec, section 2). */
  preview?: boolean;
}

/** The cards of the posts, newest first. */
export function PostCards({ label, preview }: PostCardsProps) {
  const posts = useBlog();
  return (
    <PaneGrid aria-label={label} lead={!preview}>
      {posts.slice(0, preview ? previewedPosts : undefined).map((post, index) => (
        <PostListCard key={post.id} post={post} isFull={!preview} index={index} />
      ))}
    </PaneGrid>
  );
}
