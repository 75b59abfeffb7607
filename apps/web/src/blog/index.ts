export { BlogProvider } from './blog-context.tsx';
export { PostCards, PostListCard } from './post-cards.tsx';
export { loadPostList, type PostListItem } from './post-list.ts';
