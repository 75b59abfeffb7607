import ids from './generated/content/product-ids.ts';

/** The ids of the products whose content is part of the site (content/products.yaml), in the order of the product list. */
export const localProductIds: readonly string[] = ids;
