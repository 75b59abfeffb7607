import { createStoreClient, type StoreReport, withQuantities } from '@vitrine/store-client';
import { describe, expect, it } from 'vitest';
import { describeInvalidRequests } from './describe-invalid-requests.ts';
import { describeResponses } from './describe-responses.ts';
import { describeServer } from './describe-server.ts';
import { describeEachDatabase } from './each-database.ts';
import { fixtureStoreId } from './fixtures.ts';
import { startTestServer, type TestServer } from './test-server.ts';

// The contract of the store API over HTTP.
describeEachDatabase((openDatabase) => {
  const server = startTestServer(openDatabase);
  describeResponses(server);
  describeInvalidRequests(server);
  describeServer(server);
  describeClient(server);
});

function describeClient(server: TestServer) {
  describe('with the store client', () => {
    const reports: StoreReport[] = [];
    const createClient = (storeId: string) =>
      createStoreClient({ host: server.getUrl(), storeId, onReport: (report) => reports.push(report) });

    it('returns only products that the client accepts', async () => {
      for (const storeId of [fixtureStoreId, 'vitrine-en', 'vitrine-ar']) {
        const { products, count } = await createClient(storeId).products();
        expect(products).toHaveLength(count);
        for (const { id, title, image, order } of products)
          expect(await createClient(storeId).product(id)).toMatchObject({ id, title, image, order });
      }
      expect(reports).toEqual([]);
    });

    it('returns the fields that a product page shows', async () => {
      const product = await createClient('vitrine-en').product('live-workshop');
      expect(product.images).toHaveLength(3);
      expect(product.options.map(({ values }) => values.length)).toEqual([5, 5]);
      for (const { options } of product.variants) expect(options).toHaveLength(2);
      expect(product).toMatchObject({
        slug: 'live-workshop',
        additional_info: [{ title: 'en info' }],
        custom_fields: [
          { title: 'en participant', is_required: true },
          { title: 'en task', is_required: false },
        ],
        related_products: [{ related_type: 'product', related_id: 'prompt-library' }, {}, {}],
      });
      expect(await createClient('vitrine-en').product(product.slug ?? '', { field: 'slug' })).toEqual(product);
    });

    it('returns the products that a search finds', async () => {
      expect(await createClient(fixtureStoreId).products({ search: 'cide' })).toMatchObject({
        products: [{ id: 'apple' }],
        count: 1,
        searched: true,
      });
      expect((await createClient(fixtureStoreId).products()).searched).toBe(false);
    });

    it('returns the stock of the products', async () => {
      const client = createClient(fixtureStoreId);
      const { products } = await client.products({ ids: ['apple'] });
      const [apple] = withQuantities(products, await client.quantities(['apple']));
      expect(apple?.variants.map(({ inventory_quantity }) => inventory_quantity)).toEqual([2, null]);
    });

    it('rejects with the message HTTP 404: Not Found for an unknown product', { tags: ['8.fetch.1'] }, async () => {
      await expect(createClient(fixtureStoreId).product('fig')).rejects.toMatchObject({
        message: 'HTTP 404: Not Found',
        status: 404,
      });
    });
  });
}
