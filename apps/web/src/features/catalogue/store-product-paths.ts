import { isOwnProduct } from '../../shared/store/own-products.ts';
import { storeClient } from '../../shared/store/store-client.ts';

/** Maximum length of a page of the store's list. */
const pageSize = 100;

/**
 * The paths of the products that only the store has, in its order, at most `limit`. All stores of the site have the same ids. Rejects with a
 * `StoreError` if the store does not respond.
 */
export async function storeProductPaths(limit: number): Promise<string[]> {
  const paths = new Set<string>();
  for (let offset = 0; paths.size < limit; offset += pageSize) {
    const { products, count } = await storeClient('en').products({ offset, limit: pageSize });
    for (const { id } of products) if (!isOwnProduct(id)) paths.add(`/product/${encodeURIComponent(id)}`);
    if (offset + pageSize >= count) break;
  }
  return [...paths].slice(0, limit);
}
