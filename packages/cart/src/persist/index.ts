export { expiringStorage } from './expiring-storage.ts';
export type { MaybePromise } from './maybe-promise.ts';
export type { CartPersistence } from './persist-cart.ts';
export { persistCart } from './persist-cart.ts';
export type { InitialLinesPolicy, PersistOptions, PersistReport } from './persist-options.ts';
export type { CartStatus, StatusReader } from './status.ts';
export type { CartStorage, LocalStorageAdapter } from './storage.ts';
export { localStorageAdapter } from './storage.ts';
