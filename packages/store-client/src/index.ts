export type { ProductPage } from './parse-response.ts';
export type { Quantities } from './quantities.ts';
export { withQuantities } from './quantities.ts';
export type { ProductKey, ProductQuery, StoreClient, StoreClientOptions } from './store-client.ts';
export { createStoreClient } from './store-client.ts';
export type { StoreErrorCode } from './store-error.ts';
export { StoreError } from './store-error.ts';
export type { StoreProduct, StoreVariant } from './store-product.ts';
export type { StoreReport, StoreReportCode } from './store-report.ts';
