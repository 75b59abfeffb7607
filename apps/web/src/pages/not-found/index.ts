export { throwNotFound } from './loader.ts';
export { NotFound } from './not-found.tsx';
