// Runs with the packed package, as an ES module and as CommonJS.
import { deepStrictEqual } from 'node:assert';
import { createStoreClient } from '@vitrine/store-client';
import { createStoreFetch, createWireProduct } from '@vitrine/store-client/testing';
import { wireProductList } from '@vitrine/store-client/wire';

async function main() {
  const fetch = createStoreFetch({
    products: [createWireProduct({ id: 'a', title: 'Apple' }), createWireProduct({ id: 'b', title: 'Berry' })],
  });
  const store = createStoreClient({ host: '', storeId: 'test', fetch });
  const { products } = await store.products({ search: 'berry' });
  deepStrictEqual(
    products.map(({ id }) => id),
    ['b'],
  );
  deepStrictEqual(wireProductList.parse({ products: [], count: 0, offset: 0, limit: 100 }).products, []);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
