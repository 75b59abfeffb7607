export { NotFound as Component, NotFound } from './not-found.tsx';
