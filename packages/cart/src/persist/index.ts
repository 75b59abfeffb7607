export type { CartPersistence, PersistOptions, PersistReport } from './persist-cart.ts';
export { persistCart } from './persist-cart.ts';
export type { CartStorage } from './storage.ts';
export { localStorageAdapter } from './storage.ts';
