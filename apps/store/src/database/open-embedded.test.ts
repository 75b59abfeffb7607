import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { selectProduct } from '../catalogue/statements.ts';
import { schema } from './database.ts';
import { openEmbedded } from './open-embedded.ts';

// Creating a database takes seconds, on a busy machine up to a minute.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const home = await mkdtemp(join(tmpdir(), 'store-embedded-'));
afterAll(() => rm(home, { recursive: true }));

// Copying a database is faster than creating one.
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

/** Opens the folder and returns its stores. */
async function storesIn(): Promise<string[]> {
  const { db, close } = await open();
  const stores = await db.select().from(schema.stores);
  await close();
  return stores.map(({ id }) => id);
}

it('keeps its data from one run to the next, and leaves no other files', async () => {
  const { db, close } = await open();
  await db.insert(schema.stores).values({ id: 'kept' });
  await close();
  expect(await storesIn()).toEqual(['kept']);
  expect(await readdir(join(home, `${count}`))).toEqual(['store']);
  expect(warnings).toEqual([]);
});

it('handles other events between two statements', async () => {
  const { selectBody, close } = await open();
  let completed = 0;
  const statements = Array.from({ length: 10 }, () =>
    selectBody(selectProduct('any', 'any', 'id')).then(() => completed++),
  );
  await setImmediate();
  expect(completed).toBeLessThan(10);
  await Promise.all(statements);
  await close();
});

it('renames a folder that cannot be opened, creates a new one and warns', async () => {
  await writeFile(join(folder, 'global', 'pg_control'), 'torn');
  expect(await storesIn()).toEqual([]);
  const aside = (await readdir(join(home, `${count}`))).find((name) => name.startsWith('store.set-aside-'));
  expect(await readFile(join(home, `${count}`, `${aside}`, 'global', 'pg_control'), 'utf8')).toBe('torn');
  expect(warnings).toEqual([expect.stringContaining(`${aside}`)]);
});

it('renames a file that has the name of the folder', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'not a folder');
  expect(await storesIn()).toEqual([]);
  expect(warnings).toHaveLength(1);
});

it('renames a folder with other tables', async () => {
  const { db, close } = await open();
  await db.execute(sql`drop schema drizzle cascade`);
  await close();
  expect(await storesIn()).toEqual([]);
  expect(warnings).toHaveLength(1);
});

it('rejects a folder that a running process uses, and opens one that a killed process used', async () => {
  const holder = spawn('sleep', ['60']);
  await writeFile(`${folder}.lock`, `${holder.pid}`);
  await expect(open()).rejects.toThrow(`in use by the process ${holder.pid}`);

  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
  expect(await storesIn()).toEqual([]);
  expect(warnings).toEqual([]);
});
