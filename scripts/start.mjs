// npm start: installs, builds and serves the site and its embedded store at one URL.
import { freePort } from './free-port.mjs';
import { env, install, printStep, run, start } from './run.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const wantedPort = Number(process.env.PORT ?? 3000);
const startTimeoutMs = 120_000;
const servers = [];

/** Starts a server and waits until it responds. When one server ends, the other is stopped. */
async function serve(name, main, port, settings) {
  const server = start('node', [main], { env: { ...env, HOST: host, PORT: String(port), ...settings } });
  servers.push(server);
  server.once('exit', (code) => {
    console.error(`The ${name} has ended (code ${code}).`);
    void stop(1);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`http://${host}:${port}/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error(`The ${name} did not respond within ${startTimeoutMs / 1000} s.`);
  await stop(1);
}

async function stop(code) {
  for (const server of servers) server.removeAllListeners('exit');
  const running = servers.filter((server) => server.exitCode === null && server.signalCode === null);
  const ended = running.map((server) => new Promise((resolve) => server.once('exit', resolve)));
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(ended);
  process.exit(code);
}

await install();

const port = await freePort(wantedPort, host);
const siteUrl = process.env.SITE_URL ?? `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

printStep('Building the packages and the site');
const buildCode = await run('turbo', ['run', 'build', '--filter=@vitrine/web...', '--output-logs=errors-only'], {
  env: { ...env, SITE_URL: siteUrl },
});
if (buildCode !== 0) process.exit(buildCode);

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

printStep('Starting the store and the site');
const storePort = await freePort(port + 1, host);
await serve('store', 'apps/store/src/main.ts', storePort, {});
await serve('site', 'apps/web/server/main.ts', port, { STORE_HOST: `http://${host}:${storePort}`, SITE_URL: siteUrl });

if (port !== wantedPort) printStep(`Port ${wantedPort} is taken: the site uses ${port}.`);
printStep(`Vitrine is running at ${siteUrl}\n  Press Ctrl-C to stop.`);
