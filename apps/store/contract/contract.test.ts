import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStoreClient, type StoreReport, withQuantities } from '@vitrine/store-client';
import { afterAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { fixtureStoreId } from './fixtures.ts';
import { describeInvalidRequests } from './invalid-requests.ts';
import { createTestDatabase } from './postgres-database.ts';
import { describeResponses } from './responses.ts';
import { describeServer } from './server.ts';
import { startTestStore, type TestStore } from './test-store.ts';

/** The contract of the store API, tested over HTTP with the database that `open` opens. */
function describeContract(open: () => Promise<OpenDatabase>) {
  const store = startTestStore(open);
  describeResponses(store);
  describeInvalidRequests(store);
  describeServer(store);
  describeClient(store);
}

function describeClient(store: TestStore) {
  describe('read by the store client', () => {
    const reports: StoreReport[] = [];
    const client = (storeId: string) =>
      createStoreClient({ host: store.url(), storeId, onReport: (report) => reports.push(report) });

    it('has no product that is skipped', async () => {
      for (const storeId of [fixtureStoreId, 'vitrine-en', 'vitrine-ar']) {
        const { products, count } = await client(storeId).products();
        expect(products).toHaveLength(count);
        for (const { id, title, image, order } of products)
          expect(await client(storeId).product(id)).toMatchObject({ id, title, image, order });
      }
      expect(reports).toEqual([]);
    });

    it('has what a page of a product shows', async () => {
      const product = await client('vitrine-en').product('live-workshop');
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
      expect(await client('vitrine-en').product(product.slug ?? '', { field: 'slug' })).toEqual(product);
    });

    it('has the products that a search finds', async () => {
      expect(await client(fixtureStoreId).products({ search: 'cide' })).toMatchObject({
        products: [{ id: 'apple' }],
        count: 1,
        searched: true,
      });
      expect((await client(fixtureStoreId).products()).searched).toBe(false);
    });

    it('has the stock of its products', async () => {
      const shop = client(fixtureStoreId);
      const { products } = await shop.products({ ids: ['apple'] });
      const [apple] = withQuantities(products, await shop.quantities(['apple']));
      expect(apple?.variants.map(({ inventory_quantity }) => inventory_quantity)).toEqual([2, null]);
    });

    it('rejects an unknown product as HTTP 404: Not Found [8.fetch.1]', async () => {
      await expect(client(fixtureStoreId).product('fig')).rejects.toMatchObject({
        message: 'HTTP 404: Not Found',
        status: 404,
      });
    });
  });
}

describe('the store over the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-contract-'));
  afterAll(() => rm(folder, { recursive: true }));
  describeContract(() => openEmbedded(join(folder, 'store'), console.warn));
});

const database = await createTestDatabase();
describe('the store over PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeContract(() => openPostgres(database.url));
  } else {
    it('is not tested: there is no PostgreSQL', () => expect(process.env.CI).toBeFalsy());
  }
});
