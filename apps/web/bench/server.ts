// Compares the site server with nginx at 1000 connections: `pnpm bench:server`, after a build.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type LoadResult, requireWrk, runWrk } from '../../../scripts/wrk.ts';
import { startNginx } from '../server/hosting/nginx.ts';
import type { RunningHost } from '../server/hosting/site-server.ts';

const connectionCount = 1000;
const seconds = Number(process.env.SECONDS ?? 10);
const roundCount = Number(process.env.ROUNDS ?? 3);
const webFolder = fileURLToPath(new URL('..', import.meta.url));
const distFolder = fileURLToPath(new URL('../dist', import.meta.url));
const unreachableStoreUrl = 'http://127.0.0.1:9';
const headers = { 'Accept-Encoding': 'gzip', 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' };

requireWrk();
const landingHtml = readFileSync(`${distFolder}/site/index.html`, 'utf8');
const [scriptPath = ''] = /\/assets\/[^"]+\.js/.exec(landingHtml) ?? [];
// The server negotiates the language of a bare URL.
const targets = { 'a page, negotiated': '/shop', 'a page, prefixed': '/fr/shop', 'a script': scriptPath };

/** Starts the site server in its own process. */
async function startServerProcess(): Promise<RunningHost & { pid: number }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: webFolder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', STORE_HOST: unreachableStoreUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/http:\S+/.exec(String(text))?.[0] ?? ''));
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
  for (const [target, path] of Object.entries(targets)) {
    // Warms up the host.
    await runWrk({ origin, paths: [path], headers, connectionCount, seconds: 2 });
    const runs: LoadResult[] = [];
    for (let round = 0; round < roundCount; round++) {
      runs.push(await runWrk({ origin, paths: [path], headers, connectionCount, seconds }));
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
  `${connectionCount} connections, ${roundCount} rounds of ${seconds} s each, median; ${cpus().length} cores, shared with wrk.\n`,
);
console.log('| server | request | requests/s | p50 ms | p99 ms | errors |\n| --- | --- | ---: | ---: | ---: | ---: |');
const memorySizesMB = await measureHost('site server, 1 process', await startServerProcess());
for (const workerCount of [1, cpus().length]) {
  const nginx = await startNginx({ folder: distFolder, storeOrigin: unreachableStoreUrl }, workerCount);
  if (nginx) await measureHost(`nginx, ${workerCount} ${workerCount === 1 ? 'process' : 'processes'}`, nginx);
  else console.log('nginx is not installed.');
}
console.log(`\nMemory of the site server after each round: ${memorySizesMB.join(', ')} MB.`);
