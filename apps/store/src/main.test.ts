import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startStore } from '../contract/store-process.ts';

// Creating a database takes seconds, on a busy machine up to a minute.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const home = await mkdtemp(join(tmpdir(), 'store-main-'));
const folder = join(home, 'data', 'store');
const stores = new Set<ReturnType<typeof startStore>>();

afterEach(async () => {
  await Promise.all([...stores].map((store) => store.end('SIGKILL')));
  stores.clear();
});
afterAll(() => rm(home, { recursive: true }));

function start(variables: Record<string, string> = {}) {
  const store = startStore({ DATA_DIR: folder, ...variables });
  stores.add(store);
  return store;
}

const idsAt = async (url: string) => {
  const response = await fetch(`${url}/store/vitrine-en/products`);
  const { products } = (await response.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
};

it('prints its URL when it is ready, and ends with code 0 on SIGTERM', async () => {
  const { url, end } = start();
  expect(await idsAt(await url())).toHaveLength(14);
  const { code, out } = await end('SIGTERM');
  expect(code).toBe(0);
  expect(out).toMatch(/^store: http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await readdir(join(home, 'data'))).toEqual(['store']);
});

it('loses nothing when it is killed, and opens the same folder again', async () => {
  const killed = start();
  const before = await idsAt(await killed.url());
  await killed.end('SIGKILL');

  const again = start();
  expect(await idsAt(await again.url())).toEqual(before);
  expect(await again.end('SIGINT')).toMatchObject({ code: 0, err: '' });
});

it('renames a folder that cannot be opened, warns, and seeds a new one', async () => {
  const corrupt = join(home, 'corrupt', 'store');
  await mkdir(join(corrupt, 'global'), { recursive: true });
  await writeFile(join(corrupt, 'PG_VERSION'), '17');
  await writeFile(join(corrupt, 'global', 'pg_control'), 'torn');

  const { url, end } = start({ DATA_DIR: corrupt });
  expect(await idsAt(await url())).toHaveLength(14);
  expect(await end('SIGTERM')).toMatchObject({
    code: 0,
    err: expect.stringMatching(/cannot be opened .* renamed to .*store\.set-aside-/),
  });
});

it('fails with a message when its port is taken, and releases its folder', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const { code, err } = await start({ PORT: `${typeof taken === 'object' && taken?.port}` }).ended;
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^The store cannot run: .*EADDRINUSE/m);
  expect(await readdir(join(home, 'data'))).toEqual(['store']);
});

it('fails with a message for an invalid environment', async () => {
  const { code, err } = await start({ PORT: 'http' }).ended;
  expect(code).toBe(1);
  expect(err).toBe('The store cannot run: PORT must be a number from 0 to 65535.\n');
});

it('fails with a message when the database cannot be reached', async () => {
  const { code, err } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^The store cannot run: /m);
});
