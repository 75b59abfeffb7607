// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadFirst, queuePrefetch } from './prefetch.ts';

/** Releases everything that a test has left pending: all tests share the queue. */
const releases: (() => void)[] = [];

/** Creates a load that stays pending until `finish` is called, with the number of its calls. */
function createLoad() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  releases.push(resolve);
  const load = vi.fn(() => promise);
  const finish = async () => {
    resolve();
    await promise;
    // The queue goes on in a later microtask.
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { load, finish, promise };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const release of releases.splice(0)) release();
  await new Promise((resolve) => setTimeout(resolve));
});

it('prefetches two at a time, in order', async () => {
  const [first, second, third] = [createLoad(), createLoad(), createLoad()];
  for (const { load } of [first, second, third]) queuePrefetch(load);
  expect([first, second, third].map(({ load }) => load.mock.calls.length)).toEqual([1, 1, 0]);
  await first.finish();
  expect(third.load).toHaveBeenCalledOnce();
});

it('prefetches nothing while the visitor waits for something else', async () => {
  const navigation = createLoad();
  loadFirst(navigation.promise);
  const prefetch = createLoad();
  queuePrefetch(prefetch.load);
  expect(prefetch.load).not.toHaveBeenCalled();
  await navigation.finish();
  expect(prefetch.load).toHaveBeenCalledOnce();
});

it('goes on after a failed prefetch and a failed load', async () => {
  await expect(loadFirst(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  for (let count = 0; count < 3; count++) queuePrefetch(() => Promise.reject(new Error('offline')));
  const last = createLoad();
  queuePrefetch(last.load);
  await expect.poll(() => last.load).toHaveBeenCalledOnce();
});

it('does not prefetch what is canceled before its turn', async () => {
  const [first, second, canceled] = [createLoad(), createLoad(), createLoad()];
  queuePrefetch(first.load);
  queuePrefetch(second.load);
  queuePrefetch(canceled.load)();
  await first.finish();
  await second.finish();
  expect(canceled.load).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'does not prefetch with the connection %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { load } = createLoad();
    queuePrefetch(load);
    expect(load).not.toHaveBeenCalled();
  },
);

it.each([undefined, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
  'prefetches with the connection %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const { load } = createLoad();
    queuePrefetch(load);
    expect(load).toHaveBeenCalledOnce();
  },
);
