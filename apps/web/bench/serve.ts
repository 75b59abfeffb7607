import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const patienceMs = 120_000;

/** Serves the built site at an address, with its embedded store at the next port. Gives what ends both. */
export async function serve(site: URL): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const store = new URL(site);
  store.port = String(Number(site.port) + 1);
  const start = (main: string, { hostname, port }: URL, env: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [main], {
      cwd,
      env: { ...process.env, HOST: hostname, PORT: port, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const servers = [
    start('../store/src/main.ts', store, { DATA_DIR: data }),
    start('server/main.ts', site, { STORE_HOST: store.origin }),
  ];
  const stop = () => {
    for (const server of servers) server.kill();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await Promise.all([store, site].map(untilHealthy));
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

async function untilHealthy(server: URL) {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const answer = await fetch(new URL('/health', server)).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${server.origin} did not answer within ${patienceMs / 1000} s.`);
}
