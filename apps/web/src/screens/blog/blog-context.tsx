import type { LocalPost } from '@vitrine/i18n/content';
import { createContext, type ReactNode, useContext } from 'react';

const BlogContext = createContext<readonly LocalPost[] | undefined>(undefined);

/** Gives the posts to what stands below, newest first. */
export function BlogProvider({ posts, children }: { posts: readonly LocalPost[]; children: ReactNode }) {
  return <BlogContext value={posts}>{children}</BlogContext>;
}

/** The posts of the blog, newest first. Throws outside a `BlogProvider` (spec, section 8). */
export function useBlog(): readonly LocalPost[] {
  const posts = useContext(BlogContext);
  if (!posts)
    throw new Error('useBlog was called outside a BlogProvider. Put <BlogProvider posts={…}> around the tree.');
  return posts;
}
