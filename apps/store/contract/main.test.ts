import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startServerProcess } from './server-process.ts';

// Creating a database takes seconds, and up to a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const tempFolder = await mkdtemp(join(tmpdir(), 'store-main-'));
const folder = join(tempFolder, 'data', 'store');
const storeProcesses = new Set<ReturnType<typeof startServerProcess>>();

afterEach(async () => {
  await Promise.all([...storeProcesses].map((storeProcess) => storeProcess.stop('SIGKILL')));
  storeProcesses.clear();
});
afterAll(() => rm(tempFolder, { recursive: true }));

function startStore(env: Record<string, string> = {}) {
  const storeProcess = startServerProcess({ DATA_DIR: folder, ...env });
  storeProcesses.add(storeProcess);
  return storeProcess;
}

const fetchProductIds = async (url: string) => {
  const response = await fetch(`${url}/store/vitrine-en/products`);
  const { products } = (await response.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
};

it('prints its URL when it is ready, and exits with code 0 on SIGTERM', async () => {
  const { waitForUrl, stop } = startStore();
  expect(await fetchProductIds(await waitForUrl())).toHaveLength(14);
  const { code, stdout } = await stop('SIGTERM');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^store: http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await readdir(join(tempFolder, 'data'))).toEqual(['store']);
});

it('has the same products when it is restarted after SIGKILL', async () => {
  const killedStore = startStore();
  const idsBefore = await fetchProductIds(await killedStore.waitForUrl());
  await killedStore.stop('SIGKILL');

  const restartedStore = startStore();
  expect(await fetchProductIds(await restartedStore.waitForUrl())).toEqual(idsBefore);
  expect(await restartedStore.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
});

it('renames a folder that cannot be opened, warns, and seeds a new one', async () => {
  const corruptFolder = join(tempFolder, 'corrupt', 'store');
  await mkdir(join(corruptFolder, 'global'), { recursive: true });
  await writeFile(join(corruptFolder, 'PG_VERSION'), '17');
  await writeFile(join(corruptFolder, 'global', 'pg_control'), 'corrupt');

  const { waitForUrl, stop } = startStore({ DATA_DIR: corruptFolder });
  expect(await fetchProductIds(await waitForUrl())).toHaveLength(14);
  expect(await stop('SIGTERM')).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/cannot be opened .* renamed to .*store\.set-aside-/),
  });
  const [, renamedFolder = ''] = await readdir(join(tempFolder, 'corrupt'));
  expect(await readFile(join(tempFolder, 'corrupt', renamedFolder, 'global', 'pg_control'), 'utf8')).toBe('corrupt');
});

it('exits with an error message when its port is in use, and unlocks its folder', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const address = otherServer.address();
  const { code, stderr } = await startStore({ PORT: `${typeof address === 'object' && address?.port}` }).exited;
  otherServer.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The store cannot run: .*EADDRINUSE/m);
  expect(await readdir(join(tempFolder, 'data'))).toEqual(['store']);
});

it('exits with an error message when an environment variable is invalid', async () => {
  const { code, stderr } = await startStore({ PORT: 'http' }).exited;
  expect(code).toBe(1);
  expect(stderr).toBe('The store cannot run: PORT must be a number from 0 to 65535.\n');
});

it('exits with an error message when the database cannot be reached', async () => {
  const { code, stderr } = await startStore({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).exited;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The store cannot run: .*ECONNREFUSED/m);
});
