export { loadPostList, type PostListItem } from './post-list.ts';
export { BlogContext, PostCards, PostListCard } from './posts.tsx';
