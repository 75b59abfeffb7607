import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { selectProduct } from '../src/catalogue/statements.ts';
import { schema } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { copyEmbeddedTemplate } from './embedded-database.ts';

/** The error with which the migrations fail. */
const migration = vi.hoisted(() => ({ error: undefined as Error | undefined }));
vi.mock('drizzle-orm/pglite/migrator', async (importOriginal) => {
  const { migrate } = await importOriginal<typeof import('drizzle-orm/pglite/migrator')>();
  return {
    migrate: (...args: Parameters<typeof migrate>) =>
      migration.error ? Promise.reject(migration.error) : migrate(...args),
  };
});

// Creating a database takes seconds, and up to a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const tempFolder = await mkdtemp(join(tmpdir(), 'store-embedded-'));
afterAll(() => rm(tempFolder, { recursive: true }));

let folder = '';
let warnings: string[] = [];
let testNumber = 0;
beforeEach(async () => {
  folder = join(tempFolder, `${++testNumber}`, 'store');
  warnings = [];
  migration.error = undefined;
  await copyEmbeddedTemplate(folder);
});
const open = () => openEmbedded(folder, (message) => warnings.push(message));

/** Opens the folder and returns the ids of its stores. */
async function readStoreIds(): Promise<string[]> {
  const { db, close } = await open();
  const stores = await db.select().from(schema.stores);
  await close();
  return stores.map(({ id }) => id);
}

it('keeps its data after it is closed, and leaves no lock file', async () => {
  const { db, close } = await open();
  await db.insert(schema.stores).values({ id: 'kept' });
  await close();
  expect(await readStoreIds()).toEqual(['kept']);
  expect(await readdir(join(tempFolder, `${testNumber}`))).toEqual(['store']);
  expect(warnings).toEqual([]);
});

it('yields to the event loop between two statements', async () => {
  const { selectBodies, close } = await open();
  let completedCount = 0;
  const statements = Array.from({ length: 10 }, () =>
    selectBodies(selectProduct('any', 'any', 'id')).then(() => completedCount++),
  );
  await setImmediate();
  expect(completedCount).toBeLessThan(10);
  await Promise.all(statements);
  await close();
});

it('renames a file that exists in place of the folder', async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file');
  expect(await readStoreIds()).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('(not a folder)')]);
});

it('renames a folder whose database has the tables but no record of the migrations', async () => {
  const { db, close } = await open();
  await db.execute(sql`drop schema drizzle cascade`);
  await close();
  expect(await readStoreIds()).toEqual([]);
  expect(warnings).toHaveLength(1);
});

it('keeps the folder and throws the error if a new folder cannot be opened either', async () => {
  const { db, close } = await open();
  await db.insert(schema.stores).values({ id: 'kept' });
  await close();
  migration.error = new Error('no space left');
  await expect(open()).rejects.toThrow('no space left');
  expect(await readdir(join(tempFolder, `${testNumber}`))).toEqual(['store']);
  expect(warnings).toEqual([]);
  migration.error = undefined;
  expect(await readStoreIds()).toEqual(['kept']);
});

it('rejects a folder that a running process has locked, and opens it after the process was killed', async () => {
  const owner = spawn('sleep', ['60']);
  await writeFile(`${folder}.lock`, `${owner.pid}`);
  await expect(open()).rejects.toThrow(`in use by the process ${owner.pid}`);

  const ended = once(owner, 'exit');
  owner.kill('SIGKILL');
  await ended;
  expect(await readStoreIds()).toEqual([]);
  expect(warnings).toEqual([]);
});
