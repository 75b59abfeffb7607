import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the store as the command line does, over a PostgreSQL. `address` waits until it answers. */
export function startStore(databaseUrl: string) {
  const child = spawn(process.execPath, ['--conditions=@vitrine/source', 'src/main.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const address = once(child.stdout, 'data').then(([text]) => String(/http:\S+/.exec(String(text))?.[0]));
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { isRunning: () => child.exitCode === null, address: () => address, end };
}
