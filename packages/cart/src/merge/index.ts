export type { MergePolicy } from './merge-carts.ts';
export { mergeCarts } from './merge-carts.ts';
export { setLines } from './set-lines.ts';
