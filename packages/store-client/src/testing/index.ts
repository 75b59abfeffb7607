export { createStoreFetch, type StoreContents } from './store-fetch.ts';
export { createStoreProduct, createStoreVariant } from './store-product.ts';
export { createWirePrice, createWireProduct, createWireVariant } from './wire-product.ts';
