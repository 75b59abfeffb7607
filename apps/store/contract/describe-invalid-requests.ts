import { describe, expect, it } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Declares the tests of the error responses to invalid requests and unknown paths. */
export function describeInvalidRequests(server: TestServer) {
  describe('responds with 400 and the name of the invalid parameter to', () => {
    const repeat101Times = (name: string) => Array.from({ length: 101 }, (_, index) => `${name}=${index}`).join('&');

    it.each([
      ...['0', '101', '-1', '1.5', '1e2', 'ten', '', ' 5', '99999999999'].map((value) => ['limit', value]),
      ...['-1', '1000001', 'NaN', ''].map((value) => ['offset', value]),
      ...['asc', 'up', ''].map((value) => ['order', value]),
      ...['price', 'id', 'order;drop', 'constructor', ''].map((value) => ['sort_by', value]),
      ...['1', 'TRUE', ''].map((value) => ['is_hidden', value]),
      ...[
        'yesterday',
        '2026-02-30',
        '2026-13-01',
        '2026-01-01T25:00Z',
        '01/02/2026',
        '',
        '0000-01-01',
        '9999-12-31T23:59-10:00',
      ].map((value) => ['to_date', value]),
      ...['', '%00', 'a%00b'].map((value) => ['ids[]', value]),
    ])('%s=%s', async (name, value) => {
      const { status, body } = await server.fetchJson(`/products?${name}=${value}`);
      expect(status).toBe(400);
      expect(body.error.parameter).toBe(name);
      expect(body.error.message).toContain(name);
    });

    it.each([
      ['limit', '/products?limit=1&limit=2'],
      ['ids[]', `/products?${repeat101Times('ids[]')}`],
      ['field', '/products/apple?field=title'],
      ['fields', '/variants?fields=price&product_ids[]=apple'],
      ['product_ids[]', '/variants?fields=inventory_quantity'],
      ['product_ids[]', '/variants?product_ids[]='],
      ['product_ids[]', `/variants?${repeat101Times('product_ids[]')}`],
    ])('%s in %s', async (name, path) => {
      const { status, body } = await server.fetchJson(path);
      expect(status).toBe(400);
      expect(body.error.parameter).toBe(name);
    });
  });

  it.each([
    '/store/nowhere/products',
    '/store/nowhere/products/apple',
    '/store/nowhere/variants?product_ids[]=apple',
    '/store/%00/products',
    '/store/contract/products/fig',
    '/store/contract/products/prompt-library',
    '/store/contract/products/%00',
    '/store/contract/products/%E0%A4%A',
    '/store/contract/products/apple?field=slug',
    '/store/contract',
    '/store/contract/orders',
    '/',
  ])('responds with 404 and an error as JSON to %s', async (path) => {
    const response = await server.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { message: expect.stringMatching(/^There is no/) } });
  });
}
