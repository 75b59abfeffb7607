export type { LineChange } from './diff-lines.ts';
export type { CartChangeEvent } from './on-change.ts';
export { onChange } from './on-change.ts';
export type { ExternalOrigin } from './origins.ts';
export { externalOrigins, isExternalOrigin } from './origins.ts';
