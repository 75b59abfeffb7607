import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import { queue } from './queue.ts';

/** An app that works on two requests at once, each until it is told to end. */
function slowApp({ patienceMs = 60_000, mostWaiting = 100 } = {}) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const app = new Hono();
  app.use(queue({ atOnce: 2, mostWaiting, patienceMs }));
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
  const { begun, endOne, ask } = slowApp({ patienceMs: -1 });
  expect((await ask('/late')).status).toBe(503);
  expect((await ask('/later')).status).toBe(503);
  expect((await ask('/last')).status).toBe(503);
  expect(begun).toEqual([]);
  endOne();
});

it('turns away whom there is no room for, and nobody else', async () => {
  const { begun, endOne, ask } = slowApp({ mostWaiting: 1 });
  const [, , waits] = [ask('/a'), ask('/b'), ask('/waits')];
  expect((await ask('/too-many')).status).toBe(503);
  endOne();
  await expect.poll(() => begun).toEqual(['a', 'b', 'waits']);
  endOne();
  endOne();
  expect((await waits).status).toBe(200);
});

it('lets in all who stand at the door before it works on, however long an answer keeps the thread', async () => {
  const visitors = Array.from({ length: 40 }, (_, index) => index);
  const inAt: number[] = [];
  let arrived = 0;
  const app = new Hono();
  app.use(async (_, next) => {
    arrived++;
    await next();
  });
  app.use(queue({ atOnce: 1, mostWaiting: 100, patienceMs: 60_000 }));
  app.get('/', (context) => {
    inAt.push(arrived);
    const end = performance.now() + 5;
    while (performance.now() < end);
    return context.text('done');
  });
  const server = await listen(app, 0, '127.0.0.1');
  const answers = await Promise.all(visitors.map(() => fetch(server.address).then(({ status }) => status)));
  await server.close();
  expect(answers).toEqual(visitors.map(() => 200));
  expect(inAt[4]).toBe(visitors.length);
});
