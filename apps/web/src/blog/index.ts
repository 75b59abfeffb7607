export { loadPostList, type PostListItem } from './post-list.ts';
export { BlogProvider, PostCards, PostListCard } from './posts.tsx';
