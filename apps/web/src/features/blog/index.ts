export { BlogProvider } from './blog-context.tsx';
export type { PostListItem } from './blog-data.ts';
export { loadPostList } from './blog-data.ts';
export { PostCards } from './post-cards.tsx';
