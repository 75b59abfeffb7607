export type { LineChange } from './diff-lines.ts';
export type { CartChangeEvent } from './on-change.ts';
export { onChange } from './on-change.ts';
