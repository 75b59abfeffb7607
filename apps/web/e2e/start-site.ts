import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/free-port.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
/** Maximum time until both servers are ready. */
const timeoutMs = 120_000;

/** Starts the server of the built site at a URL, and a store at the next free port. Returns a function that stops both servers. */
export async function startSite(siteUrl: URL): Promise<() => Promise<void>> {
  const storeUrl = new URL(siteUrl);
  storeUrl.port = String(await findFreePort(Number(siteUrl.port) + 1, siteUrl.hostname));
  const startProcess = (script: string, { hostname, port }: URL, env: NodeJS.ProcessEnv) => {
    const server = spawn(process.execPath, [script], {
      cwd,
      env: { ...process.env, LOG_LEVEL: 'warn', HOST: hostname, PORT: port, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Not `inherit`: a server that outlives the tests would keep their output open, and turbo waits until the output of a task is closed.
    server.stderr.pipe(process.stderr);
    return server;
  };
  const servers = [
    startProcess('../store/src/main.ts', storeUrl, {}),
    startProcess('server/main.ts', siteUrl, { STORE_HOST: storeUrl.origin }),
  ];
  const stop = async () => void (await Promise.all(servers.map(stopProcess)));
  try {
    await Promise.all([storeUrl, siteUrl].map(waitUntilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function stopProcess(server: ChildProcess) {
  server.kill();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

async function waitUntilReady(server: URL) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(new URL('/readyz', server)).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`${server.origin} did not respond within ${timeoutMs / 1000} s.`);
}
