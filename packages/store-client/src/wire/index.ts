export type { WireProductAnswer, WireProductList, WireVariantList, WireVariantQuantity } from './answers.ts';
export { wireProductAnswer, wireProductList, wireVariantList, wireVariantQuantity } from './answers.ts';
export type { WireCurrency, WirePrice } from './price.ts';
export { wireCurrency, wirePrice } from './price.ts';
export type { WireImage, WireListedProduct, WireProduct, WireSingleProduct } from './product.ts';
export { wireListedProduct, wireProduct, wireSingleProduct } from './product.ts';
export type { WireVariant } from './variant.ts';
export { wireVariant } from './variant.ts';
