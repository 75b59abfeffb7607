import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type PostgresServer = {
  url: string;
  stop: () => Promise<void>;
  /** Ends the server without a word to anyone, as a power cut would, and starts it again; not for a server that others use. */
  crash?: () => Promise<void>;
};

/** Starts a PostgreSQL server of its own in a temporary folder; undefined where none is installed. */
export async function startLocalPostgres(): Promise<PostgresServer | undefined> {
  const bin = programFolder();
  if (!bin) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  const asServer = await unprivileged(folder);
  const data = join(folder, 'data');
  const port = await freePort();
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

/** The newest one that Debian installed, else one on the path. */
function programFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
