import { type IncomingHttpHeaders, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Sends a request with `node:http`, which does not decompress. */
const sendRequest = (url: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; size: number }>((resolve, reject) => {
    request(url, { headers })
      .on('response', async (response) => {
        let size = 0;
        for await (const chunk of response) size += chunk.length;
        resolve({ headers: response.headers, size });
      })
      .on('error', reject)
      .end();
  });

/** Tests the HTTP behavior of the store: CORS, methods, caching, limits. */
export function describeServer(server: TestServer) {
  describe('over HTTP', () => {
    it('allows requests from every origin', async () => {
      for (const path of ['/store/contract/products', '/store/nowhere/products', '/store/contract/products?limit=0'])
        expect((await server.request(path)).headers.get('access-control-allow-origin')).toBe('*');
    });

    it('responds to a CORS preflight request with the allowed origin, methods and headers', async () => {
      const response = await server.request('/store/contract/products', {
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

    it.each(['/products', '/products/apple', '/variants?product_ids[]=apple'])(
      'responds to %s with an ETag, and with 304 when the client sends that ETag',
      async (path) => {
        const response = await server.request(`/store/contract${path}`);
        const etag = response.headers.get('etag') ?? '';
        expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
        expect(etag).toMatch(/^"[\w-]{27}-(identity|gzip|br)"$/);
        expect(response.headers.get('cdn-cache-control')).toBe('public, max-age=0, stale-while-revalidate=0');
        expect(response.headers.get('vary')).toBe('Accept-Encoding');

        const revalidated = await server.request(`/store/contract${path}`, {
          headers: { 'If-None-Match': `"old", W/${etag}` },
        });
        expect(revalidated.status).toBe(304);
        expect(await revalidated.text()).toBe('');
        for (const name of ['etag', 'cache-control', 'access-control-allow-origin'])
          expect(revalidated.headers.get(name)).toBe(response.headers.get(name));
        expect((await server.request(`/store/contract${path}`, { headers: { 'If-None-Match': '"old"' } })).status).toBe(
          200,
        );
      },
    );

    it('responds to HEAD like GET, without a body', async () => {
      const response = await server.request('/store/contract/products', { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('');
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('responds with 405 to %s', async (method) => {
      const response = await server.request('/store/contract/products', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    });

    it('responds with 413 to a request with a body', async () => {
      const status = await new Promise((resolve, reject) => {
        const clientRequest = request(`${server.getUrl()}/store/contract/products`, {
          headers: { 'Content-Length': 4 },
        });
        clientRequest.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
        clientRequest.end('body');
      });
      expect(status).toBe(413);
    });

    it('responds with 431 to a URL that is too long', async () => {
      expect((await server.request(`/store/contract/products?ids[]=${'x'.repeat(20_000)}`)).status).toBe(431);
    });

    it('is live and ready', async () => {
      for (const path of ['/livez', '/readyz']) {
        const response = await server.request(path);
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ status: 'ok' });
      }
    });

    it.each(['br', 'gzip'])(
      'compresses a list with %s, and sends it as it is to a client without',
      async (encoding) => {
        const [plain, compressed] = await Promise.all(
          ['identity', encoding].map((name) =>
            sendRequest(`${server.getUrl()}/store/vitrine-en/products`, { 'Accept-Encoding': name }),
          ),
        );
        expect(compressed?.headers['content-encoding']).toBe(encoding);
        expect(plain?.headers['content-encoding']).toBeUndefined();
        expect(compressed?.size).toBeLessThan(Number(plain?.size) / 3);
      },
    );
  });
}
