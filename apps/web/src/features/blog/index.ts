export { BlogProvider } from './blog-context.tsx';
export { PostCards } from './post-cards.tsx';
