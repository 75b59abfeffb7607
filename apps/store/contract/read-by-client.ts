import { createStoreClient, type StoreReport, withQuantities } from '@vitrine/store-client';
import { describe, expect, it } from 'vitest';
import type { AskedStore } from './asked-store.ts';
import { fixtureStoreId } from './fixture-store.ts';

/** What the store's own client makes of its answers. */
export function describeClient(store: AskedStore) {
  describe('read by the store client', () => {
    const reports: StoreReport[] = [];
    const client = (storeId: string) =>
      createStoreClient({ host: store.address(), storeId, onReport: (report) => reports.push(report) });

    it('every answer is understood and nothing is left out', async () => {
      for (const storeId of [fixtureStoreId, 'vitrine-en', 'vitrine-ar']) {
        const { products, count } = await client(storeId).products();
        expect(products).toHaveLength(count);
        for (const { id, title, image, order } of products)
          expect(await client(storeId).product(id)).toMatchObject({ id, title, image, order });
      }
      expect(reports).toEqual([]);
    });

    it('the stock joins the products', async () => {
      const shop = client(fixtureStoreId);
      const { products } = await shop.products({ ids: ['apple'] });
      const [apple] = withQuantities(products, await shop.quantities(['apple']));
      expect(apple?.variants.map(({ inventory_quantity }) => inventory_quantity)).toEqual([2, null]);
    });

    it('an unknown product is HTTP 404: Not Found [8.fetch.1]', async () => {
      await expect(client(fixtureStoreId).product('fig')).rejects.toMatchObject({
        message: 'HTTP 404: Not Found',
        status: 404,
      });
    });
  });
}
