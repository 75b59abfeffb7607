/** The ids of the six products whose content is part of the site. The store also has them. */
export const localProductIds: readonly string[] = ['1', '2', '3', '4', '5', '6'];

/** Whether a product is a local product. The content of all other products comes from the store. */
export const isLocalProduct = (id: string | undefined): boolean => localProductIds.includes(id ?? '');
