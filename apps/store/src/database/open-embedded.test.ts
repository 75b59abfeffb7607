import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { schema } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

const home = await mkdtemp(join(tmpdir(), 'store-embedded-'));
afterAll(() => rm(home, { recursive: true }));

// Making a database takes seconds, copying one does not.
const ready = join(home, 'ready', 'store');
await (await openEmbedded(ready, console.warn)).close();

let folder = '';
let warnings: string[] = [];
let count = 0;
beforeEach(async () => {
  folder = join(home, `${++count}`, 'store');
  warnings = [];
  await cp(ready, folder, { recursive: true });
});
const open = () => openEmbedded(folder, (message) => warnings.push(message));

/** Opens the folder, has a look, and closes it. */
async function storesIn(): Promise<string[]> {
  const { db, close } = await open();
  const stores = await db.select().from(schema.stores);
  await close();
  return stores.map(({ id }) => id);
}

it('keeps what it holds from one run to the next, and leaves nothing else behind', async () => {
  const { db, close } = await open();
  await db.insert(schema.stores).values({ id: 'kept' });
  await close();
  expect(await storesIn()).toEqual(['kept']);
  expect(await readdir(join(home, `${count}`))).toEqual(['store']);
  expect(warnings).toEqual([]);
}, 60_000);

it('sets a folder aside that does not open, begins a new one and says so', async () => {
  await writeFile(join(folder, 'global', 'pg_control'), 'torn');
  expect(await storesIn()).toEqual([]);
  const aside = (await readdir(join(home, `${count}`))).find((name) => name.startsWith('store.set-aside-'));
  expect(await readFile(join(home, `${count}`, `${aside}`, 'global', 'pg_control'), 'utf8')).toBe('torn');
  expect(warnings).toEqual([expect.stringContaining(`${aside}`)]);
}, 60_000);

it('sets a file aside that lies where the folder should be', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  expect(await storesIn()).toEqual([]);
  expect(warnings).toHaveLength(1);
}, 60_000);

it('sets a folder aside whose tables are not the store’s', async () => {
  const { db, close } = await open();
  await db.execute(sql`drop schema drizzle cascade`);
  await close();
  expect(await storesIn()).toEqual([]);
  expect(warnings).toHaveLength(1);
}, 60_000);

it('refuses a folder that a running process holds, and takes over one that a dead process held', async () => {
  const holder = spawn('sleep', ['60']);
  await writeFile(`${folder}.lock`, `${holder.pid}`);
  await expect(open()).rejects.toThrow(`in use by the process ${holder.pid}`);

  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  expect(await storesIn()).toEqual([]);
  expect(warnings).toEqual([]);
}, 60_000);
