import { createContext, type ReactNode, useContext } from 'react';
import type { PostListItem } from './post-list.ts';

const BlogContext = createContext<readonly PostListItem[] | undefined>(undefined);

/** Provides the posts of the blog, newest first. */
export function BlogProvider({ posts, children }: { posts: readonly PostListItem[]; children: ReactNode }) {
  return <BlogContext value={posts}>{children}</BlogContext>;
}

/** Returns the posts of the blog, newest first. Throws outside a `BlogProvider` (spec, section 8). */
export function useBlog(): readonly PostListItem[] {
  const posts = useContext(BlogContext);
  if (!posts)
    throw new Error('useBlog was called outside a BlogProvider. Put <BlogProvider posts={…}> around the tree.');
  return posts;
}
