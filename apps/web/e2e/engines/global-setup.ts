import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../../../scripts/free-port.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built site. */
    siteUrl: string;
  }
}

const webFolder = fileURLToPath(new URL('../..', import.meta.url));
const host = '127.0.0.1';

/** Starts the built site and a store. Returns a function that stops them. */
export default async function setup(project: TestProject) {
  const processes: ChildProcess[] = [];
  const dataFolder = await mkdtemp(join(tmpdir(), 'vitrine-engines-'));

  async function startServer(file: string, env: Record<string, string>) {
    const port = await findFreePort(0, host);
    const url = `http://${host}:${port}`;
    processes.push(
      spawn(process.execPath, [file], {
        cwd: webFolder,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, HOST: host, PORT: String(port), ...env },
      }),
    );
    for (let response: Response | undefined; !response?.ok; )
      response = await fetch(`${url}/health`).catch(() => undefined);
    return url;
  }

  const storeUrl = await startServer('../store/src/main.ts', { DATA_DIR: dataFolder });
  project.provide('siteUrl', await startServer('server/main.ts', { STORE_HOST: storeUrl }));

  return async () => {
    for (const child of processes) child.kill();
    await Promise.all(processes.map((child) => child.exitCode ?? once(child, 'exit')));
    await rm(dataFolder, { recursive: true });
  };
}
