import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';

const home = await mkdtemp(join(tmpdir(), 'store-main-'));
const folder = join(home, 'data', 'store');
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(home, { recursive: true }));

/** Runs the program as the command line does, from the sources of its siblings. */
function start(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', 'src/main.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...variables },
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal, ...output };
  });
  return { child, ended, address: () => addressOf(child, output, ended) };
}

/** The address that the program prints once it answers. */
async function addressOf(child: ChildProcess, output: { out: string }, ended: Promise<{ err: string }>) {
  for (;;) {
    const [, address] = /^store: (http:\S+)\n/m.exec(output.out) ?? [];
    if (address) return address;
    const more = await Promise.race([once(child.stdout ?? child, 'data'), ended]);
    if ('err' in more) throw new Error(`The store ended: ${more.err}`);
  }
}

const idsAt = async (address: string) => {
  const response = await fetch(`${address}/store/vitrine-en/products`);
  const { products } = (await response.json()) as { products: { id: string }[] };
  return products.map(({ id }) => id);
};

it('prints its address once it answers, and ends cleanly when asked to', async () => {
  const { child, ended, address } = start();
  expect(await idsAt(await address())).toHaveLength(14);
  child.kill('SIGTERM');
  const { code, out } = await ended;
  expect(code).toBe(0);
  expect(out).toMatch(/^store: http:\/\/127\.0\.0\.1:\d+\n$/);
  expect(await readdir(join(home, 'data'))).toEqual(['store']);
}, 60_000);

it('loses nothing when it is killed, and opens the same folder again', async () => {
  const killed = start();
  const before = await idsAt(await killed.address());
  killed.child.kill('SIGKILL');
  await killed.ended;

  const again = start();
  expect(await idsAt(await again.address())).toEqual(before);
  again.child.kill('SIGINT');
  expect(await again.ended).toMatchObject({ code: 0, err: expect.not.stringContaining('set aside') });
}, 60_000);

it('sets a folder aside that does not open, says so, and seeds a new one', async () => {
  const torn = join(home, 'torn', 'store');
  await mkdir(join(torn, 'global'), { recursive: true });
  await writeFile(join(torn, 'PG_VERSION'), '17');
  await writeFile(join(torn, 'global', 'pg_control'), 'torn');

  const { child, ended, address } = start({ DATA_DIR: torn });
  expect(await idsAt(await address())).toHaveLength(14);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 0,
    err: expect.stringMatching(/does not open .* set aside as .*store\.set-aside-/),
  });
}, 60_000);

it('says in a sentence that its port is taken, and lets go of its folder', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  const { code, err } = await start({ PORT: `${typeof taken === 'object' && taken?.port}` }).ended;
  other.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^The store cannot run: .*EADDRINUSE/m);
  expect(await readdir(join(home, 'data'))).toEqual(['store']);
}, 60_000);

it('says in a sentence what is wrong with its environment', async () => {
  const { code, err } = await start({ PORT: 'http' }).ended;
  expect(code).toBe(1);
  expect(err).toBe('The store cannot run: PORT must be a number from 0 to 65535.\n');
}, 60_000);

it('says in a sentence that the database cannot be reached', async () => {
  const { code, err } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^The store cannot run: /m);
}, 60_000);
