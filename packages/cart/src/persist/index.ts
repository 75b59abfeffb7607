export { expiringStorage } from './expiring-storage.ts';
export type { CartPersistence } from './persist-cart.ts';
export { persistCart } from './persist-cart.ts';
export type { PersistOptions, PersistReport } from './persist-options.ts';
export type { CartStorage } from './storage.ts';
export { localStorageAdapter } from './storage.ts';
