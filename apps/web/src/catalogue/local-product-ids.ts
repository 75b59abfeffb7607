import { localProductIds } from '@vitrine/i18n';

export { localProductIds };

/** Whether a product is a local product. The content of all other products comes from the store. */
export const isLocalProduct = (id: string | undefined): boolean => localProductIds.includes(id ?? '');
