import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../../../scripts/free-port.mjs';
import { testedEngines, xvfbPath } from '../../../../scripts/system.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site. */
    site: string;
    /** X display of the browsers that have no headless mode. */
    display: string;
  }
}

const web = fileURLToPath(new URL('../..', import.meta.url));
const host = '127.0.0.1';

/** Serves the built site with its store, and an X display for WebKitGTK. */
export default async function setup(project: TestProject) {
  const processes: ChildProcess[] = [];
  const data = await mkdtemp(join(tmpdir(), 'vitrine-engines-'));

  async function serve(file: string, env: Record<string, string>) {
    const port = await freePort(0, host);
    const url = `http://${host}:${port}`;
    processes.push(
      spawn(process.execPath, [file], {
        cwd: web,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, HOST: host, PORT: String(port), ...env },
      }),
    );
    for (let response: Response | undefined; !response?.ok; )
      response = await fetch(`${url}/health`).catch(() => undefined);
    return url;
  }

  const store = await serve('../store/src/main.ts', { DATA_DIR: data });
  project.provide('site', await serve('server/main.ts', { STORE_HOST: store }));

  if (testedEngines().includes('webkit')) {
    const xvfb = spawn(xvfbPath() ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(xvfb);
    const [display] = await once(xvfb.stdout, 'data');
    project.provide('display', `:${String(display).trim()}`);
  }

  return async () => {
    for (const each of processes) each.kill();
    await Promise.all(processes.map((each) => each.exitCode ?? once(each, 'exit')));
    await rm(data, { recursive: true });
  };
}
