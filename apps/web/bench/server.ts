// Compares the site server with nginx at 1000 connections: `pnpm bench:server`, after a build.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type LoadResult, requireWrk, runWrk } from '../../../scripts/wrk.ts';
import { startNginx } from '../server/testing/nginx.ts';
import type { RunningHost } from '../server/testing/site-server.ts';

const maxConnectionCount = 1000;
const seconds = Number(process.env.SECONDS ?? 10);
const roundCount = Number(process.env.ROUNDS ?? 3);
const webFolder = fileURLToPath(new URL('..', import.meta.url));
const distFolder = fileURLToPath(new URL('../dist', import.meta.url));
const headers = { 'Accept-Encoding': 'gzip', 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' };

requireWrk();
const landingHtml = readFileSync(`${distFolder}/site/index.html`, 'utf8');
const [scriptPath = ''] = /\/assets\/[^"]+\.js/.exec(landingHtml) ?? [];

interface Target {
  paths: string[];
  connectionCount?: number;
  /** Whether nginx lacks it, or limits it per client. */
  isSiteOnly?: boolean;
}

// The server negotiates the language of a bare URL.
const targets: Record<string, Target> = {
  'a page, negotiated': { paths: ['/blog'] },
  'a page, prefixed': { paths: ['/fr/blog'] },
  'a script': { paths: [scriptPath] },
  'the store API': { paths: ['/store/vitrine-fr/products?limit=12'], isSiteOnly: true },
  'a rendered page, cached': { paths: ['/fr/product/live-workshop'], isSiteOnly: true },
  // More different searches than the cache is measured for, over as many connections as may wait.
  'a rendered page, not cached': {
    paths: Array.from({ length: 5000 }, (_, index) => `/fr/shop?q=${index}`),
    connectionCount: 20,
    isSiteOnly: true,
  },
};

/** Starts a server in its own process. */
async function startServerProcess(script: string, env = {}): Promise<RunningHost & { pid: number }> {
  const child = spawn(process.execPath, [script], {
    cwd: webFolder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/http:[^"]+/.exec(String(text))?.[0] ?? ''));
    child.on('exit', () => reject(new Error('The server did not start.')));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Returns the resident memory of a process in MB. Linux only. */
const readResidentMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Runs wrk for each target, prints a table row per target, and stops the host. Returns the memory in MB after each round if the host has a
 * `pid`.
 */
async function measureHost(name: string, { origin, stop, pid }: RunningHost & { pid?: number }) {
  const memorySizesMB: number[] = [];
  for (const [target, { paths, connectionCount = maxConnectionCount, isSiteOnly }] of Object.entries(targets)) {
    if (isSiteOnly && !pid) continue;
    const options = { origin, paths, headers, connectionCount };
    // Warms up the host.
    await runWrk({ ...options, seconds: 2 });
    const runs: LoadResult[] = [];
    for (let round = 0; round < roundCount; round++) {
      runs.push(await runWrk({ ...options, seconds }));
      if (pid) memorySizesMB.push(Math.round(readResidentMemory(pid)));
    }
    const [requestsPerSecond, p50, p99] = (['requestsPerSecond', 'p50', 'p99'] as const).map((key) =>
      median(runs.map((run) => run[key])),
    );
    const errorCount = runs.reduce((sum, run) => sum + run.errorCount, 0);
    console.log(
      `| ${name} | ${target} | ${requestsPerSecond?.toLocaleString('en')} | ${p50?.toFixed(0)} | ${p99?.toFixed(0)} | ${errorCount} |`,
    );
  }
  await stop();
  return memorySizesMB;
}

console.log(
  `${maxConnectionCount} connections, ${roundCount} rounds of ${seconds} s each, median; ${cpus().length} cores, shared with wrk.\n`,
);
console.log('| server | request | requests/s | p50 ms | p99 ms | errors |\n| --- | --- | ---: | ---: | ---: | ---: |');
const store = await startServerProcess('../store/src/main.ts');
const siteServer = await startServerProcess('server/main.ts', { STORE_HOST: store.origin });
const memorySizesMB = await measureHost('site server, 1 process', siteServer);
for (const workerCount of [1, cpus().length]) {
  const nginx = await startNginx({ folder: distFolder, storeOrigin: store.origin }, workerCount);
  await measureHost(`nginx, ${workerCount} ${workerCount === 1 ? 'process' : 'processes'}`, nginx);
}
console.log(`\nMemory of the site server after each round: ${memorySizesMB.join(', ')} MB.`);
await store.stop();
