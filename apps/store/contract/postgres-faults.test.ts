import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from './postgres-database.ts';
import { startPostgres } from './postgres-server.ts';
import { startServerProcess } from './server-process.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// These tests have a PostgreSQL server of their own, because a crash affects all databases of a server.
const server = await startPostgres();
const { url } = await createTestDatabase(server.url);
const sampleFile = fileURLToPath(new URL('../../../packages/store-client/test/products.sample.json', import.meta.url));
const pollOptions = { timeout: 60_000, interval: 100 };

const storeProcesses = new Set<ReturnType<typeof startServerProcess>>();
afterEach(async () => {
  await Promise.all([...storeProcesses].map((storeProcess) => storeProcess.stop('SIGKILL')));
  storeProcesses.clear();
});

async function serve(env: Record<string, string>) {
  const storeProcess = startServerProcess(env);
  storeProcesses.add(storeProcess);
  const url = await storeProcess.waitForUrl();
  return {
    fetch: (path: string) => fetch(`${url}${path}`),
    getStatus: async (path: string) => (await fetch(`${url}${path}`)).status,
  };
}

describe('the store with PostgreSQL', () => {
  const sql = postgres(url, { onnotice: () => {}, max: 1 });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });
  const run = (...args: string[]) => startServerProcess({ DATABASE_URL: url }, ['src/main.ts', ...args]).exited;
  const listPath = '/store/vitrine-en/products';

  it('is live but not ready until the database is migrated', async () => {
    const { fetch, getStatus } = await serve({ DATABASE_URL: url });
    expect(await getStatus('/livez')).toBe(200);
    const response = await fetch('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ reason: expect.stringContaining('Run `store migrate`') });
    expect(await getStatus(listPath)).toBe(503);
    expect(await run('seed')).toMatchObject({ code: 1, stderr: expect.stringContaining('Run `store migrate`') });

    expect(await run('migrate')).toMatchObject({ code: 0, stdout: 'Migrated: 0001_catalogue.sql\n' });
    expect(await run('migrate')).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' });
    await expect.poll(() => getStatus('/readyz'), pollOptions).toBe(200);
    expect(await getStatus(listPath)).toBe(404);
  });

  it('seeds and imports from the command line', async () => {
    expect(await run('seed')).toMatchObject({ code: 0, stderr: '' });
    expect(await run('import', sampleFile, '--store', 'shop', '--dry-run')).toMatchObject({ code: 0 });
    expect(await sql`select from stores where id = 'shop'`).toHaveLength(0);
    expect(await run('import', sampleFile, '--store=shop')).toMatchObject({
      code: 0,
      stdout: 'shop: 1 added, 0 changed, 0 unchanged, 0 removed, 0 rejected\n',
    });
    const { getStatus } = await serve({ DATABASE_URL: url });
    expect(await getStatus(listPath)).toBe(200);
    expect(await getStatus('/store/shop/products')).toBe(200);
  });

  it('starts and responds with 503 and Retry-After while the database is away', async () => {
    const { fetch, getStatus } = await serve({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await getStatus('/livez')).toBe(200);
    expect(await getStatus('/readyz')).toBe(503);
    const response = await fetch(listPath);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  });

  it('cancels a statement that takes too long', async () => {
    await sql.unsafe(
      'alter table products rename to renamed; create view products as select renamed.* from renamed, pg_sleep(60)',
    );
    try {
      const { getStatus } = await serve({ DATABASE_URL: url, STATEMENT_TIMEOUT_MS: '500' });
      expect(await getStatus(listPath)).toBe(503);
    } finally {
      await sql.unsafe('drop view products; alter table renamed rename to products');
    }
  });

  it('replaces connections that stay open without a response, as when the host of the database disappears', async () => {
    const sockets: Socket[] = [];
    const proxy = createServer((socket) => {
      const upstream = connect(Number(new URL(url).port), '127.0.0.1');
      sockets.push(socket, upstream);
      socket.pipe(upstream).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const proxyUrl = new URL(url);
    proxyUrl.port = String((proxy.address() as AddressInfo).port);
    const settings = { DATABASE_POOL_SIZE: '1', STATEMENT_TIMEOUT_MS: '500', CACHE_TTL_MS: '0' };
    const { getStatus } = await serve({ DATABASE_URL: proxyUrl.href, ...settings });
    expect(await getStatus(listPath)).toBe(200);
    for (const socket of sockets) socket.unpipe().on('error', () => {});
    expect(await getStatus(listPath)).toBe(503);
    await expect.poll(() => getStatus(listPath), pollOptions).toBe(200);
    proxy.close();
    for (const socket of sockets) socket.destroy();
  });

  it('serves from a read-only replica', async () => {
    const replicaUrl = new URL(await server.startReplica());
    replicaUrl.pathname = new URL(url).pathname;
    const { getStatus } = await serve({ DATABASE_URL: replicaUrl.href });
    expect(await getStatus('/readyz')).toBe(200);
    expect(await getStatus(listPath)).toBe(200);
    expect(await getStatus(`${listPath}?search=wrokshop`)).toBe(200);
    const { code, stderr } = await startServerProcess({ DATABASE_URL: replicaUrl.href }, ['src/main.ts', 'migrate'])
      .exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^store: .*(read-only|recovery)/);
  });

  it('serves what it has cached while the database is away, is not ready, and recovers', async () => {
    const { getStatus } = await serve({ DATABASE_URL: url, CACHE_TTL_MS: '1' });
    expect(await getStatus(listPath)).toBe(200);
    await server.crash();
    await expect.poll(() => getStatus('/readyz'), pollOptions).toBe(503);
    expect(await getStatus(listPath)).toBe(200);
    expect(await getStatus('/store/vitrine-fr/products')).toBe(503);
    expect(await getStatus('/livez')).toBe(200);
    await server.restart();
    await expect.poll(() => getStatus('/readyz'), pollOptions).toBe(200);
    await expect.poll(() => getStatus('/store/vitrine-fr/products'), pollOptions).toBe(200);
  });
});
