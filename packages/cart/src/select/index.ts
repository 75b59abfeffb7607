export type { Selection } from './select.ts';
export { select } from './select.ts';
