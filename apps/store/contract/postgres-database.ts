import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { findPostgresFolder } from '../../../scripts/system-programs.mjs';

const execFileAsync = promisify(execFile);

type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops the server without a regular shutdown, and starts it again. Undefined for a server that this process has not started. */
  crash?: () => Promise<void>;
};

/** A database for tests. `drop` deletes it, and stops its server if this process has started the server. */
export type TestDatabase = Pick<PostgresServer, 'url' | 'crash'> & { drop: () => Promise<void> };

/**
 * Creates an empty database on the server of `TEST_DATABASE_URL`, or on a local server that it starts. If PostgreSQL is not available,
 * resolves to undefined, and rejects in CI.
 */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const server = await findOrStartServer();
  if (!server) {
    const advice = 'Set TEST_DATABASE_URL, or install PostgreSQL.';
    if (process.env.CI) throw new Error(`The store is not tested on PostgreSQL. ${advice}`);
    console.warn(`The store is not tested on PostgreSQL. ${advice}`);
    return undefined;
  }
  const name = `store_test_${randomUUID().replaceAll('-', '')}`;
  const runAsAdmin = async (statement: string) => {
    const client = postgres(server.url, { max: 1, onnotice: () => {} });
    await client.unsafe(statement);
    await client.end();
  };
  await runAsAdmin(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    crash: server.crash,
    drop: async () => {
      await runAsAdmin(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function findOrStartServer(): Promise<PostgresServer | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startLocalPostgres();
}

/** A UTF-8 locale. Trigrams consist of letters, and in the locale `C` only ASCII characters are letters. */
const utf8Locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Starts a PostgreSQL server in a temporary folder; undefined if PostgreSQL is not installed. */
async function startLocalPostgres(): Promise<PostgresServer | undefined> {
  const binFolder = findPostgresFolder();
  if (!binFolder) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  const execAsServerUser = await createExecAsServerUser(folder);
  const dataFolder = join(folder, 'data');
  const port = await findFreePort(0, '127.0.0.1');
  const pgCtl = (...args: string[]) => execAsServerUser(join(binFolder, 'pg_ctl'), ['-D', dataFolder, '-w', ...args]);

  const encodingOptions = ['-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${utf8Locale}`];
  await execAsServerUser(join(binFolder, 'initdb'), [
    '-D',
    dataFolder,
    '-A',
    'trust',
    '-U',
    'postgres',
    ...encodingOptions,
    '--no-sync',
  ]);
  const serverOptions = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -F`;
  const start = () => pgCtl('-l', join(folder, 'log'), '-o', serverOptions, 'start');
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await pgCtl('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
    crash: async () => {
      await pgCtl('-m', 'immediate', 'stop');
      await start();
    },
  };
}

/**
 * Returns a function that executes a program of PostgreSQL as the current user. PostgreSQL refuses to run as root. If the current user is
 * root, the program runs as the user `postgres`, who becomes the owner of the folder.
 */
async function createExecAsServerUser(folder: string) {
  if (process.getuid?.() !== 0) return (file: string, args: string[]) => execFileAsync(file, args, { cwd: folder });
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await execFileAsync('id', [flag, 'postgres'])).stdout)),
  );
  await chown(folder, uid ?? 0, gid ?? 0);
  return (file: string, args: string[]) =>
    execFileAsync('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder });
}
