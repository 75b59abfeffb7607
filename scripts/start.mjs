// npm start: installs, builds and serves the site with its embedded store behind one address.
import { freePort } from './free-port.mjs';
import { env, install, run, say, start } from './run.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const wantedPort = Number(process.env.PORT ?? 3000);
const patienceMs = 120_000;
const children = [];

/** Starts one of the two servers and waits until it answers; when either ends, everything ends. */
async function serve(name, main, port, settings) {
  const child = start('node', [main], { env: { ...env, HOST: host, PORT: String(port), ...settings } });
  children.push(child);
  child.once('exit', (code) => {
    console.error(`The ${name} has ended (code ${code}).`);
    void stop(1);
  });
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const answer = await fetch(`http://${host}:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error(`The ${name} did not answer within ${patienceMs / 1000} s.`);
  await stop(1);
}

async function stop(code) {
  for (const child of children) child.removeAllListeners('exit');
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}

await install();

const port = await freePort(wantedPort, host);
const address = process.env.SITE_URL ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

say('Building the packages and the site');
const built = await run('turbo', ['run', 'build', '--filter=@vitrine/web...', '--output-logs=errors-only'], {
  env: { ...env, SITE_URL: address },
});
if (built !== 0) process.exit(built);

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

say('Starting the store and the site');
const storePort = await freePort(port + 1, host);
await serve('store', 'apps/store/src/main.ts', storePort, {});
await serve('site', 'apps/web/server/main.ts', port, { STORE_HOST: `http://${host}:${storePort}`, SITE_URL: address });

if (port !== wantedPort) say(`Port ${wantedPort} is busy: the site took the next free one, ${port}.`);
say(`Vitrine is open: ${address}\n  Ctrl-C closes it.`);
