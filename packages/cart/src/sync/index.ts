export type { CartSync } from './sync-cart.ts';
export { syncCart } from './sync-cart.ts';
export type { SyncOptions, SyncReport } from './sync-options.ts';
