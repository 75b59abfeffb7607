import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { AskedStore } from './asked-store.ts';

/** How the store behaves as a server, whatever is asked. */
export function describeServer(store: AskedStore) {
  describe('over HTTP', () => {
    it('is open to pages of every origin', async () => {
      for (const path of ['/store/contract/products', '/store/nowhere/products', '/store/contract/products?limit=0'])
        expect((await store.ask(path)).headers.get('access-control-allow-origin')).toBe('*');
    });

    it('answers the question that a browser asks before', async () => {
      const response = await store.ask('/store/contract/products', {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://shop.example',
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
      expect(response.headers.get('access-control-allow-methods')).toContain('GET');
    });

    it('answers HEAD like GET, without a body', async () => {
      const response = await store.ask('/store/contract/products', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
      const response = await store.ask('/store/contract/products', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    });

    it('refuses a question with a body', async () => {
      const status = await new Promise((resolve, reject) => {
        const question = request(`${store.address()}/store/contract/products`, { headers: { 'Content-Length': 4 } });
        question.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
        question.end('body');
      });
      expect(status).toBe(413);
    });

    it('refuses an address beyond the limit', async () => {
      expect((await store.ask(`/store/contract/products?ids[]=${'x'.repeat(20_000)}`)).status).toBe(431);
    });

    it('says that it is well', async () => {
      const response = await store.ask('/health');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    });
  });
}
