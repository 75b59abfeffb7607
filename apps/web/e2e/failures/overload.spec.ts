import { findFreePort } from '../../../../scripts/free-port.mjs';
import { expect, test } from '../fixtures.ts';
import { startSite } from '../start-site.ts';

const connectionCount = 200;

test('responds to visitors within a second while 200 connections request unknown products, which are rendered', async () => {
  // The other tests must not meet an overloaded server.
  const port = await findFreePort(Number(process.env.SITE_PORT ?? 4390) + 10, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const stop = await startSite(new URL(origin));
  const statuses = new Set<number>();
  let isOver = false;
  async function requestUnknownProducts(connection: number) {
    for (let index = 0; !isOver; index++) {
      const response = await fetch(`${origin}/en/product/unknown-${connection}-${index}`);
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  }
  const connections = Array.from({ length: connectionCount }, (_, connection) => requestUnknownProducts(connection));
  // The server renders as many pages as it can, and rejects the other requests.
  await expect.poll(() => [...statuses].sort()).toEqual([404, 503]);

  const durations: number[] = [];
  for (const path of ['/fr', '/fr/blog', '/fr/product/1', '/en/product/2', '/de/cart', '/es/privacy-policy', '/ar']) {
    const start = performance.now();
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(200);
    await response.text();
    durations.push(performance.now() - start);
  }
  isOver = true;
  await Promise.all(connections);
  await stop();
  // The median: the other tests use the processor, too.
  const median = durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)];
  expect(median).toBeLessThan(1000);
});
