import ids from './generated/content/product-ids.ts';

/** The ids of the products whose content is part of the site (content/products.yaml), in the order of the product list. */
export const localProductIds: readonly string[] = ids;

/** Whether a product is a local product. The content of all other products comes from the store. */
export const isLocalProduct = (id: string | undefined): boolean => localProductIds.includes(id ?? '');
