// Our server and nginx, one after the other, under a thousand connections: `pnpm bench:server`, after a build.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Measured, putUnderLoad, requireWrk } from '../../../scripts/wrk.ts';
import { startNginx } from '../server/hosting/nginx.ts';
import type { RunningHost } from '../server/hosting/running-host.ts';

const connections = 1000;
const seconds = Number(process.env.SECONDS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 3);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const storeHost = 'http://127.0.0.1:9';
const headers = { 'Accept-Encoding': 'gzip', 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.8' };

requireWrk();
const landing = readFileSync(`${folder}/site/index.html`, 'utf8');
const [script = ''] = /\/assets\/[^"]+\.js/.exec(landing) ?? [];
const questions = { 'a page, negotiated': '/shop', 'a page, prefixed': '/fr/shop', 'a script': script };

/** Starts our server as it is run: a process of its own. */
async function startOurs(): Promise<RunningHost & { pid: number }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', STORE_HOST: storeHost },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => resolve(/http:\S+/.exec(String(text))?.[0] ?? ''));
    child.on('exit', () => reject(new Error('The server does not start.')));
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Memory of a process in MB, as Linux counts what is resident. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(name: string, { address, stop, pid }: RunningHost & { pid?: number }) {
  const memory: number[] = [];
  for (const [what, path] of Object.entries(questions)) {
    await putUnderLoad({ address, paths: [path], headers, connections, seconds: 2 });
    const runs: Measured[] = [];
    for (let round = 0; round < rounds; round++) {
      runs.push(await putUnderLoad({ address, paths: [path], headers, connections, seconds }));
      if (pid) memory.push(Math.round(memoryOf(pid)));
    }
    const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((key) =>
      middle(runs.map((run) => run[key])),
    );
    const errors = runs.reduce((sum, run) => sum + run.errors, 0);
    console.log(
      `| ${name} | ${what} | ${perSecond?.toLocaleString('en')} | ${p50?.toFixed(0)} | ${p99?.toFixed(0)} | ${errors} |`,
    );
  }
  await stop();
  return memory;
}

console.log(
  `${connections} connections, ${rounds} rounds of ${seconds} s each, the median; ${cpus().length} cores, which wrk shares.\n`,
);
console.log(
  '| server | what is asked for | requests/s | p50 ms | p99 ms | errors |\n| --- | --- | ---: | ---: | ---: | ---: |',
);
const memory = await measure('ours, one process', await startOurs());
for (const workers of [1, cpus().length]) {
  const nginx = await startNginx({ folder, storeHost }, workers);
  if (nginx) await measure(`nginx, ${workers} ${workers === 1 ? 'process' : 'processes'}`, nginx);
  else console.log('There is no nginx here to compare with.');
}
console.log(`\nMemory of ours after each round: ${memory.join(', ')} MB.`);
