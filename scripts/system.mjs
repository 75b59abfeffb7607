// What the tests need from the system: a Chromium, and a PostgreSQL and an nginx to start.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './run.mjs';

/** The browser of the tests: the one that CHROMIUM_PATH names, else the system's; undefined when there is none. */
export function chromiumPath() {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ].find((path) => path && existsSync(path));
}

/** The nginx that the site is tried on: the one that NGINX_PATH names, else the system's; undefined when there is none. */
export function nginxPath() {
  const folders = [...process.env.PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return [process.env.NGINX_PATH, ...folders.map((folder) => join(folder, 'nginx'))].find(
    (path) => path && existsSync(path),
  );
}

/** Where the programs of PostgreSQL lie: of the newest one that Debian installed, else on the path; undefined when there is none. */
export function postgresFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...process.env.PATH.split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

const needs = [
  {
    name: 'Chromium',
    debian: 'chromium',
    has: () => chromiumPath() !== undefined,
    otherwise: 'Install Chrome or Chromium, or name one in CHROMIUM_PATH.',
  },
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    has: () => Boolean(process.env.TEST_DATABASE_URL) || postgresFolder() !== undefined,
    otherwise: 'Install PostgreSQL, or name an empty database in TEST_DATABASE_URL.',
  },
  {
    name: 'nginx',
    debian: 'nginx',
    has: () => nginxPath() !== undefined,
    otherwise: 'Install nginx, or name one in NGINX_PATH.',
  },
];

/** Installs through Debian's package manager what is missing where that is possible, else says what to install. */
export async function prepareSystem() {
  const missing = needs.filter((need) => !need.has());
  if (missing.length === 0) return;
  say(`Installing ${missing.map((need) => need.name).join(' and ')}`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...args] = [...sudo, 'apt-get'];
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await run(command, [...args, 'update'], quiet)) === 0)
    await run(
      command,
      [...args, 'install', '-y', '--no-install-recommends', ...missing.map((need) => need.debian)],
      quiet,
    );
  for (const need of missing) if (!need.has()) console.error(`${need.name} is missing. ${need.otherwise}`);
}
