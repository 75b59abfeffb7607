import { isLocalProduct } from '../../shared/store/local-product-ids.ts';
import { getProductPath } from '../../shared/store/product-path.ts';
import { getStoreClient } from '../../shared/store/store-client.ts';

/** Maximum number of products in a response of the store. */
const pageSize = 100;

/**
 * Loads the paths of up to `limit` store products that are not local products, in the order of the store. The stores of all languages have
 * the same ids, so it requests only one. Rejects with a `StoreError` if the store does not respond.
 */
export async function loadStoreProductPaths(limit: number): Promise<string[]> {
  const paths = new Set<string>();
  for (let offset = 0; paths.size < limit; offset += pageSize) {
    const { products, count } = await getStoreClient('en').products({ offset, limit: pageSize });
    for (const { id } of products) if (!isLocalProduct(id)) paths.add(getProductPath(id));
    if (offset + pageSize >= count) break;
  }
  return [...paths].slice(0, limit);
}
