export type { ProductKey, ProductQuery } from './addresses.ts';
export type { StoreClient, StoreClientOptions } from './store-client.ts';
export { createStoreClient } from './store-client.ts';
export type { StoreErrorCode } from './store-error.ts';
export { StoreError } from './store-error.ts';
export type { ProductPage, Quantities, StoreProduct, StoreVariant } from './store-product.ts';
export type { StoreReport, StoreReportCode } from './store-report.ts';
export { withQuantities } from './with-quantities.ts';
