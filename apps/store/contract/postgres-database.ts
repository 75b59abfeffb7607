import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort } from '../../../scripts/free-port.mjs';
import { postgresFolder } from '../../../scripts/system.mjs';

const run = promisify(execFile);

type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Stops the server without a shutdown, like a power failure, and starts it again. Undefined for a server that others use. */
  crash?: () => Promise<void>;
};

export type TestDatabase = Pick<PostgresServer, 'url' | 'crash'> & { drop: () => Promise<void> };

/**
 * Creates an empty database on the server of `TEST_DATABASE_URL`, else on one that is started for it. Where there is neither, the result
 * is undefined, and under CI it rejects.
 */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const server = await findServer();
  if (!server) {
    const advice = 'Set TEST_DATABASE_URL, or install PostgreSQL.';
    if (process.env.CI) throw new Error(`The store is not tested on PostgreSQL. ${advice}`);
    console.warn(`The store is not tested on PostgreSQL. ${advice}`);
    return undefined;
  }
  const name = `store_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const admin = postgres(server.url, { max: 1, onnotice: () => {} });
    await admin.unsafe(statement);
    await admin.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server.url);
  url.pathname = name;
  return {
    url: url.href,
    crash: server.crash,
    drop: async () => {
      await administer(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function findServer(): Promise<PostgresServer | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startLocalPostgres();
}

/** A locale in which letters other than ASCII are letters: trigrams consist of letters. */
const utf8Locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Starts a PostgreSQL server in a temporary folder; undefined where PostgreSQL is not installed. */
async function startLocalPostgres(): Promise<PostgresServer | undefined> {
  const bin = postgresFolder();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  const asServer = await unprivileged(folder);
  const data = join(folder, 'data');
  const port = await freePort(0, '127.0.0.1');
  const pgCtl = (...args: string[]) => asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);

  const encoding = ['-E', 'UTF8', '--lc-collate=C', `--lc-ctype=${utf8Locale}`];
  await asServer(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', ...encoding, '--no-sync']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -F`;
  const start = () => pgCtl('-l', join(folder, 'log'), '-o', settings, 'start');
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

/** PostgreSQL refuses to run as root. In that case its programs run as the user `postgres`, who gets the folder. */
async function unprivileged(folder: string) {
  if (process.getuid?.() !== 0) return (file: string, args: string[]) => run(file, args, { cwd: folder });
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  await chown(folder, uid ?? 0, gid ?? 0);
  return (file: string, args: string[]) => run('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder });
}
