export type { MergeIssue, MergePolicy } from './merge-carts.ts';
export { mergeCarts } from './merge-carts.ts';
