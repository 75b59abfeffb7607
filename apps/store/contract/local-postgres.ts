import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.mjs';
import { postgresFolder } from '../../../scripts/system.mjs';

const run = promisify(execFile);

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Ends the server without a word to anyone, as a power cut would, and starts it again; not for a server that others use. */
  crash?: () => Promise<void>;
};

/** Starts a PostgreSQL server of its own in a temporary folder; undefined where none is installed. */
export async function startLocalPostgres(): Promise<PostgresServer | undefined> {
  const bin = postgresFolder();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  const asServer = await unprivileged(folder);
  const data = join(folder, 'data');
  const port = await freePort(0, '127.0.0.1');
  const pgCtl = (...args: string[]) => asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);

  await asServer(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
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

/** PostgreSQL refuses to run as root: there, its programs run as the user `postgres`, who gets the folder. */
async function unprivileged(folder: string) {
  if (process.getuid?.() !== 0) return (file: string, args: string[]) => run(file, args, { cwd: folder });
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  await chown(folder, uid ?? 0, gid ?? 0);
  return (file: string, args: string[]) => run('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder });
}
