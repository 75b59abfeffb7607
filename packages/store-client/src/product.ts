export { getPictureUrls, getSocialPictureUrl } from './product-pictures.ts';
export type { Combination, OptionGroup, VariantChoice } from './variant-choice.ts';
export { createVariantChoice } from './variant-choice.ts';
