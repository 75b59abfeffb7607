import { findFreePort } from '../../../../scripts/free-port.mjs';
import { expect, test } from '../fixtures.ts';
import { startSite } from '../start-site.ts';

const connectionCount = 200;

test('responds to visitors in less than half the time of rendered pages while 200 connections request unknown products', async ({
  page,
}) => {
  // The other tests must not meet an overloaded server.
  const port = await findFreePort(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${port}`;
  const stop = await startSite(new URL(origin));
  await page.goto(`${origin}/robots.txt`);
  const statuses = new Set<number>();
  /** The times of the responses that the server rendered. */
  const renderedMs: number[] = [];
  let isOver = false;
  async function requestUnknownProducts(connection: number) {
    for (let index = 0; !isOver; index++) {
      const start = performance.now();
      const response = await fetch(`${origin}/en/product/unknown-${connection}-${index}`);
      await response.arrayBuffer();
      statuses.add(response.status);
      if (response.status === 404) renderedMs.push(performance.now() - start);
    }
  }
  const connections = Array.from({ length: connectionCount }, (_, connection) => requestUnknownProducts(connection));
  // The server renders as many pages as it can, and rejects the other requests.
  await expect.poll(() => [...statuses].sort()).toEqual([404, 503]);

  // In the browser: this process is busy with the 200 connections.
  const paths = ['/fr', '/fr/blog', '/fr/product/1', '/en/product/2', '/de/cart', '/es/privacy-policy', '/ar'];
  const visits = await page.evaluate(async (paths) => {
    const visits: { status: number; ms: number }[] = [];
    for (const path of paths) {
      const start = performance.now();
      const response = await fetch(path);
      await response.text();
      visits.push({ status: response.status, ms: performance.now() - start });
    }
    return visits;
  }, paths);
  isOver = true;
  await Promise.all(connections);
  await stop();
  expect(visits.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const medianRenderedMs = renderedMs.sort((a, b) => a - b)[Math.floor(renderedMs.length / 2)] ?? 0;
  expect(Math.max(...visits.map(({ ms }) => ms))).toBeLessThan(medianRenderedMs / 2);
});
