// `npm start` installs, builds and serves the site and its embedded store at one URL. `CATALOGUE=my-products.json npm start` shows the products
// of a file instead of the demonstration.
import { isIPv6 } from 'node:net';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.mjs';
import { env, install, printStep, root, run, spawnCommand } from './run.mjs';

const host = process.env.HOST || '127.0.0.1';
const urlHost = isIPv6(host) ? `[${host}]` : host;
const requestedPort = Number(process.env.PORT || 3000);
if (!Number.isInteger(requestedPort) || requestedPort < 0 || requestedPort > 65_535) {
  console.error('PORT must be a number from 0 to 65535.');
  process.exit(1);
}
const startTimeoutMs = 120_000;
const servers = [];

/** Starts a server and waits until it is ready. If this takes too long, or if any server exits, stops all servers and exits. */
async function startServer(name, script, port, extraEnv) {
  const server = spawnCommand('node', [script], {
    env: { LOG_LEVEL: 'warn', ...env, METRICS_PORT: '', HOST: host, PORT: String(port), ...extraEnv },
  });
  servers.push(server);
  server.once('exit', (code) => {
    console.error(`The ${name} exited with code ${code}.`);
    void stopServersAndExit(1);
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`http://${urlHost}:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  console.error(`The ${name} did not respond within ${startTimeoutMs / 1000} s.`);
  await stopServersAndExit(1);
}

/** Stops all servers, then exits with a code. */
async function stopServersAndExit(exitCode) {
  for (const server of servers) server.removeAllListeners('exit');
  const runningServers = servers.filter((server) => server.exitCode === null && server.signalCode === null);
  const exits = runningServers.map((server) => new Promise((resolve) => server.once('exit', resolve)));
  for (const server of runningServers) server.kill('SIGTERM');
  await Promise.all(exits);
  process.exit(exitCode);
}

await install();

const port = await findFreePort(requestedPort, host).catch((error) => {
  console.error(`The site cannot listen on HOST and PORT: ${error.message}`);
  process.exit(1);
});
const url = `http://${host === '127.0.0.1' ? 'localhost' : urlHost}:${port}`;

printStep('Building the packages and the site');
const buildExitCode = await run('turbo', ['run', 'build', '--filter=@vitrine/web...', '--output-logs=errors-only'], {
  env: { ...env, SITE_URL: env.SITE_URL || url },
});
if (buildExitCode !== 0) process.exit(buildExitCode);

process.on('SIGINT', () => void stopServersAndExit(0));
process.on('SIGTERM', () => void stopServersAndExit(0));

printStep('Starting the store and the site');
const storePort = await findFreePort(port < 65_535 ? port + 1 : 0, host);
await startServer('store', 'apps/store/src/main.ts', storePort, {});
await startServer('site', 'apps/web/server/main.ts', port, {
  STORE_HOST: `http://${urlHost}:${storePort}`,
  STORYBOOK_FOLDER: join(root, 'apps/storybook/dist'),
});

if (requestedPort !== 0 && port !== requestedPort) printStep(`Port ${requestedPort} is in use. The site uses ${port}.`);
printStep(`Vitrine is running at ${url}\n  Press Ctrl-C to stop.`);

// The site does not wait for the Storybook, whose first build takes half a minute. It is built with the lowest priority.
const storybookBuild = spawnCommand(
  'turbo',
  ['run', 'build', '--filter=@vitrine/storybook', '--output-logs=errors-only'],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
servers.push(storybookBuild);
if (storybookBuild.pid) setPriority(storybookBuild.pid, constants.priority.PRIORITY_LOW);
storybookBuild.once('exit', (code) => {
  if (code === 0) printStep(`The Storybook is at ${url}/storybook/`);
  else console.error('The Storybook could not be built. To see why, run `npx pnpm storybook:build`.');
});
