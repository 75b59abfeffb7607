import { createContext, type ReactNode, useContext } from 'react';
import type { DatedPost } from '../../data/posts.ts';

const BlogContext = createContext<readonly DatedPost[] | undefined>(undefined);

/** Gives the posts to what stands below, newest first. */
export function BlogProvider({ posts, children }: { posts: readonly DatedPost[]; children: ReactNode }) {
  return <BlogContext value={posts}>{children}</BlogContext>;
}

/** The posts of the blog, newest first. Throws outside a `BlogProvider` (spec, section 8). */
export function useBlog(): readonly DatedPost[] {
  const posts = useContext(BlogContext);
  if (!posts)
    throw new Error('useBlog was called outside a BlogProvider. Put <BlogProvider posts={…}> around the tree.');
  return posts;
}
