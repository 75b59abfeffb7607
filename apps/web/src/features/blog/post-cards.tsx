import { PaneGrid, PostCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { previewedPosts } from '../../shared/config/limits.ts';
import { useBlog } from './blog-context.tsx';

interface PostCardsProps {
  label: string;
  /** On the landing page: the newest three, without excerpt, author and date (spec, section 2). */
  preview?: boolean;
}

/** The cards of the posts, newest first. */
export function PostCards({ label, preview }: PostCardsProps) {
  const posts = useBlog();
  const { t } = useTranslation();
  return (
    <PaneGrid aria-label={label} lead={!preview}>
      {posts.slice(0, preview ? previewedPosts : undefined).map((post, index) => (
        <PostCard
          key={post.id}
          index={index}
          priority={!preview && index === 0}
          href={`/blog/${post.slug}`}
          title={post.title}
          category={post.category}
          image={post.image_url}
          imageAlt={post.imageAlt}
          placeholder="/art/placeholder.svg"
          readMore={t('readMore')}
          headingLevel={preview ? 3 : 2}
          {...(!preview && {
            excerpt: post.excerpt,
            author: post.author,
            date: { iso: post.created_at, label: post.date },
          })}
        />
      ))}
    </PaneGrid>
  );
}
