import { getProductPath, isLocalProduct } from '../../catalogue/index.ts';
import { getStoreClient, maxProductsPerResponse } from '../../lib/store-client.ts';

/**
 * Loads the paths of up to `limit` store-only products, in the order of the store. The stores of all languages have
 * products with the same ids, so only the English store is requested. Rejects with a `StoreError` if a request fails or a response is
 * invalid.
 */
export async function loadStoreProductPaths(limit: number): Promise<string[]> {
  const paths = new Set<string>();
  for await (const { products } of getStoreClient('en').pages({ limit: maxProductsPerResponse })) {
    for (const { id } of products) if (!isLocalProduct(id)) paths.add(getProductPath(id));
    if (paths.size >= limit) break;
  }
  return [...paths].slice(0, limit);
}
