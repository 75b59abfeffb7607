import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

/** An app that works on two requests at once, each until it is told to end. */
function slowApp(patienceMs = 60_000) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const app = new Hono();
  app.use(atOnce(2, patienceMs));
  app.get('/:name', async (context) => {
    begun.push(context.req.param('name'));
    await new Promise<void>((resolve) => ends.push(resolve));
    return context.text('done');
  });
  return { begun, endOne: () => ends.shift()?.(), ask: (path: string, init?: RequestInit) => app.request(path, init) };
}

it('begins as many as it may, and the next when one has ended', async () => {
  const { begun, endOne, ask } = slowApp();
  const [first, , third] = [ask('/a'), ask('/b'), ask('/c')];
  expect(begun).toEqual(['a', 'b']);
  endOne();
  expect((await first).status).toBe(200);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  endOne();
  endOne();
  expect((await third).status).toBe(200);
});

it('passes over who has hung up, and goes on to the next', async () => {
  const { begun, endOne, ask } = slowApp();
  const visitor = new AbortController();
  const [, , left, stays] = [ask('/a'), ask('/b'), ask('/left', { signal: visitor.signal }), ask('/stays')];
  visitor.abort();
  endOne();
  expect((await left).status).toBe(503);
  await expect.poll(() => begun).toEqual(['a', 'b', 'stays']);
  endOne();
  endOne();
  expect((await stays).status).toBe(200);
});

it('passes over who has waited for too long, and keeps its places', async () => {
  const { begun, endOne, ask } = slowApp(-1);
  expect((await ask('/late')).status).toBe(503);
  expect((await ask('/later')).status).toBe(503);
  expect((await ask('/last')).status).toBe(503);
  expect(begun).toEqual([]);
  endOne();
});
