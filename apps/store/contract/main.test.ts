import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localProductIds } from '@vitrine/i18n';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startServerProcess } from './server-process.ts';

// On a busy machine, a process takes a minute to start.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const sampleFile = fileURLToPath(new URL('../../../packages/store-client/test/products.sample.json', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'store-main-'));
const storeProcesses = new Set<ReturnType<typeof startServerProcess>>();

afterEach(async () => {
  await Promise.all([...storeProcesses].map((storeProcess) => storeProcess.stop('SIGKILL')));
  storeProcesses.clear();
});
afterAll(() => rm(folder, { recursive: true }));

function startStore(env: Record<string, string> = {}, args: string[] = []) {
  const storeProcess = startServerProcess(env, ['src/main.ts', ...args]);
  storeProcesses.add(storeProcess);
  return storeProcess;
}

const fetchProductIds = async (url: string, storeId = 'vitrine-en') => {
  const response = await fetch(`${url}/store/${storeId}/products`);
  const { products } = (await response.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
};

it('serves the demonstration stores from memory, logs JSON lines, and exits with code 0 on SIGTERM', async () => {
  const { waitForUrl, stop } = startStore({ METRICS_PORT: '0' });
  const url = await waitForUrl();
  expect(await fetchProductIds(url)).toEqual(expect.arrayContaining([...localProductIds]));
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const { code, stdout, stderr } = await stop('SIGTERM');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(['listening', 'request', 'request', 'stopping']);
  expect(lines[1]).toMatchObject({ level: 'info', method: 'GET', path: '/store/vitrine-en/products', status: 200 });
});

it('has metrics on a port of its own', async () => {
  const storeProcess = startStore({ METRICS_PORT: '0' });
  const url = await storeProcess.waitForUrl();
  await fetchProductIds(url);
  await fetchProductIds(url);
  const [, metricsUrl] = /"metricsUrl":"([^"]+)"/.exec(storeProcess.output.stdout) ?? [];
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="products",status="200"} 2');
  expect(metrics).toContain('cache_requests_total{cache="responses",result="hit"} 1');
  expect(metrics).toContain('queue_length 0');
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

it('answers the requests for every store from CATALOGUE', async () => {
  const url = await startStore({ CATALOGUE: sampleFile }).waitForUrl();
  const ids = await fetchProductIds(url);
  expect(ids).toHaveLength(1);
  expect(await fetchProductIds(url, 'any-store')).toEqual(ids);
});

it('serves the valid products of CATALOGUE, and names the others', async () => {
  const { products } = JSON.parse(await readFile(sampleFile, 'utf8'));
  const file = join(folder, 'partly-valid.json');
  await writeFile(file, JSON.stringify({ products: [{ id: 'broken' }, ...products] }));
  const storeProcess = startStore({ CATALOGUE: file });
  expect(await fetchProductIds(await storeProcess.waitForUrl())).toHaveLength(1);
  expect(storeProcess.output.stdout).toContain('product 1 (broken) is not in the store: title: Invalid input');
});

it.each([
  ['its port is in use', async () => ({ PORT: await occupyPort() }), /EADDRINUSE/],
  ['CATALOGUE does not exist', () => ({ CATALOGUE: '/nowhere.json' }), /ENOENT.*nowhere\.json/],
  ['CATALOGUE is no catalogue', () => ({ CATALOGUE: 'package.json' }), /not a response of the product list/],
  ['CATALOGUE and DATABASE_URL are set', () => ({ CATALOGUE: 'x', DATABASE_URL: 'postgres://x/y' }), /store import/],
  [
    'environment variables are invalid',
    () => ({ PORT: 'http', DATABASE_URL: 'mysql://x', CACHE_SIZE_MB: '0' }),
    /^store: Invalid environment variables: PORT .*; DATABASE_URL .*; CACHE_SIZE_MB .*\.\n$/,
  ],
])('exits with code 1 and the reason when %s', async (_, createEnv, reason) => {
  const { code, stderr } = await startStore(await createEnv()).exited;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^store: /);
  expect(stderr).toMatch(reason);
});

it.each([['seed'], ['import', 'x.json']])('needs DATABASE_URL for %s', async (...args) => {
  const { code, stderr } = await startStore({}, args).exited;
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'store: Set DATABASE_URL: the embedded database keeps nothing.\n',
  });
});

it.each([['unknown'], ['import'], ['serve', '--port=1']])('exits with code 1 for the arguments %s', async (...args) => {
  const { code, stderr } = await startStore({ DATABASE_URL: 'postgres://x/y' }, args).exited;
  expect(code).toBe(1);
  expect(stderr).toMatch(/Usage: store <command>|Unknown option/);
});

async function occupyPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  return `${typeof address === 'object' && address?.port}`;
}
