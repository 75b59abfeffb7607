import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { findPostgresFolder } from '../../../scripts/system-programs.mjs';

const execFileAsync = promisify(execFile);

export interface PostgresServer {
  url: string;
  /** Stops the server if it was started for the caller. */
  stop: () => Promise<void>;
}

/** A server that was started for the caller. */
export interface OwnPostgresServer extends PostgresServer {
  /** Ends the server as a crash would. */
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  /** Starts a replica, which is read-only, and returns its URL. `stop` stops it. */
  startReplica: () => Promise<string>;
}

/** A UTF-8 locale. Trigrams consist of letters, and in the locale `C` only ASCII characters are letters. */
const utf8Locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Returns the PostgreSQL server of TEST_DATABASE_URL. Without this variable, starts a server. */
export async function findOrStartPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? { url, stop: async () => {} } : startPostgres();
}

/** Starts a PostgreSQL server in a temporary folder. Rejects if PostgreSQL is not installed. */
export async function startPostgres(): Promise<OwnPostgresServer> {
  const binFolder = findPostgresFolder();
  if (!binFolder) throw new Error('PostgreSQL is not installed. `npm test` installs it.');
  const folder = await mkdtemp(join(tmpdir(), 'store-postgres-'));
  const execAsServerUser = await createExecAsServerUser(folder);
  const dataFolder = join(folder, 'data');
  const replicaFolder = join(folder, 'replica');
  const pgCtl = (dataFolder: string, ...args: string[]) =>
    execAsServerUser(join(binFolder, 'pg_ctl'), ['-D', dataFolder, '-w', ...args]);

  const initOptions = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--lc-collate=C', '--no-sync'];
  const initdb = join(binFolder, 'initdb');
  await execAsServerUser(initdb, ['-D', dataFolder, `--lc-ctype=${utf8Locale}`, ...initOptions]);
  // After `initdb`, which takes seconds: another process could use the port meanwhile.
  const port = await findFreePort(0, '127.0.0.1');
  const start = (dataFolder: string, port: number) => {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -F`;
    return pgCtl(dataFolder, '-l', `${dataFolder}.log`, '-o', options, 'start');
  };
  const getUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  await start(dataFolder, port);
  let hasReplica = false;
  return {
    url: getUrl(port),
    stop: async () => {
      if (hasReplica) await pgCtl(replicaFolder, '-m', 'immediate', 'stop');
      // It may have crashed.
      await pgCtl(dataFolder, '-m', 'immediate', 'stop').catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
    crash: async () => void (await pgCtl(dataFolder, '-m', 'immediate', 'stop')),
    restart: async () => void (await start(dataFolder, port)),
    startReplica: async () => {
      const basebackup = join(binFolder, 'pg_basebackup');
      // Without a fast checkpoint, the backup waits minutes for the next scheduled one.
      const connection = ['--host=127.0.0.1', `--port=${port}`, '--username=postgres'];
      const options = ['--checkpoint=fast', '--no-sync', '--write-recovery-conf', `--pgdata=${replicaFolder}`];
      await execAsServerUser(basebackup, [...connection, ...options]);
      const replicaPort = await findFreePort(0, '127.0.0.1');
      await start(replicaFolder, replicaPort);
      hasReplica = true;
      return getUrl(replicaPort);
    },
  };
}

/**
 * Returns a function that executes a program of PostgreSQL: as the current user, or if that is root, as the user `postgres`, who becomes the
 * owner of the folder. PostgreSQL refuses to run as root.
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
