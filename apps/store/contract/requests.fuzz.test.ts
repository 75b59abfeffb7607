import { createLogger, createMetrics } from '@vitrine/server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { createApp } from '../src/http/app.ts';
import { describeEachDatabase } from './each-database.ts';
import { fixtureStoreId, insertFixtureStore, testSettings } from './fixtures.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 2000);

const parameterName = fc.oneof(
  fc.constantFrom(
    'ids[]',
    'offset',
    'limit',
    'order',
    'sort_by',
    'is_hidden',
    'to_date',
    'search',
    'field',
    'fields',
    'product_ids[]',
  ),
  fc.string({ unit: 'binary' }),
);
const parameterValue = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '100',
    '999999',
    'ASC',
    'DESC',
    'title',
    'updated_at',
    'true',
    'slug',
    'inventory_quantity',
  ),
  fc.constantFrom(
    '2026-01-01',
    '0000-01-01',
    '9999-12-31T23:59:59.999-23:59',
    'apple',
    'apple-small',
    "' or 1=1 --",
    '\0',
    '\u{1f34e}',
    '\ud800',
  ),
  fc.string({ unit: 'binary' }),
);
const encodedQuery = fc
  .array(fc.tuple(parameterName, parameterValue), { maxLength: 6 })
  .map((parameters) => new URLSearchParams(parameters).toString());
/** Queries that may be malformed, for instance with invalid escapes. */
const rawQuery = fc
  .array(
    fc.oneof(
      parameterName,
      parameterValue,
      fc.constantFrom('&', '=', '+', '%', '%zz', '%00', '%ff', '%ed%a0%80', '#', '?', '&&', '[]'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const anyPath = fc.oneof(
  fc.constantFrom('products', 'products/apple', 'products/red-apple', 'variants'),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `products/${encodeURIComponent(text)}`),
  fc.webPath().map((path) => path.slice(1)),
);
const anyStoreId = fc.oneof(
  { weight: 9, arbitrary: fc.constant(fixtureStoreId) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)) },
);
const anyRequest = fc.record({ storeId: anyStoreId, path: anyPath, query: fc.oneof(encodedQuery, rawQuery) });

describeEachDatabase((openDatabase) => {
  let database: Database;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    database = await openDatabase();
    await insertFixtureStore(database);
    const logger = createLogger('store', 'warn');
    app = createApp(database, { settings: testSettings, logger, metrics: createMetrics() });
  });
  afterAll(() => database?.close());

  it('responds to any request with data or with an error message', () =>
    fc.assert(
      fc.asyncProperty(anyRequest, async ({ storeId, path, query }) => {
        const response = await app.request(`http://store/store/${storeId}/${path}?${query}`);
        const body = await response.json();
        if (response.status === 200) expect(body.products ?? body.product ?? body.variants).toBeDefined();
        else expect(body).toEqual({ error: expect.objectContaining({ message: expect.any(String) }) });
        expect(storeId === fixtureStoreId ? [200, 400, 404] : [400, 404]).toContain(response.status);
      }),
      { numRuns },
    ));
});
