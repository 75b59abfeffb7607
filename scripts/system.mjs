// The programs that the tests need: browsers, PostgreSQL and nginx.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { printStep, run } from './run.mjs';

const path = () => process.env.PATH.split(delimiter);

/** Chromium: CHROMIUM_PATH, else the system's; undefined if there is none. */
export function chromiumPath() {
  return [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ].find((file) => file && existsSync(file));
}

/**
 * Chromium's headless shell, which needs half the processor time and has no back-forward cache; Chromium where CHROMIUM_PATH is set or
 * there is no headless shell.
 */
export function headlessShellPath() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', chromiumPath()].find(
    (file) => file && existsSync(file),
  );
}

/** The Firefox of the tests: FIREFOX_PATH, else the system's; undefined if there is none. */
export function firefoxPath() {
  return [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ].find((file) => file && existsSync(file));
}

/** The files of WebKitGTK as Debian installs it: its library, its WebDriver server and the browser that it starts; undefined if one is missing. */
export function webkitPaths() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  const folder = folders.find((folder) => existsSync(join(folder, 'webkit2gtk-4.1', 'MiniBrowser')));
  const driver = '/usr/bin/WebKitWebDriver';
  return folder && existsSync(driver)
    ? {
        driver,
        browser: join(folder, 'webkit2gtk-4.1', 'MiniBrowser'),
        library: join(folder, 'libwebkit2gtk-4.1.so.0'),
      }
    : undefined;
}

/** The X server without a screen in which WebKitGTK runs; undefined if there is none. */
export function xvfbPath() {
  return path()
    .map((folder) => join(folder, 'Xvfb'))
    .find((file) => existsSync(file));
}

/** The engines that the tests run in: all but those that SKIP_ENGINES lists, separated by commas. WebKitGTK exists on Linux alone. */
export function testedEngines() {
  const skipped = (process.env.SKIP_ENGINES ?? '').split(',').map((name) => name.trim());
  return ['chromium', 'firefox', 'webkit'].filter(
    (name) => !skipped.includes(name) && (name !== 'webkit' || process.platform === 'linux'),
  );
}

/** The version of a browser, as it prints it; empty if there is none, and on Windows, where it prints none. */
const readVersion = (browser) =>
  browser && process.platform !== 'win32'
    ? execFileSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    : '';

export const chromiumVersion = () => readVersion(chromiumPath());

/** The nginx that serves the built site in tests: NGINX_PATH, else the system's; undefined if there is none. */
export function nginxPath() {
  const folders = [...path(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return [process.env.NGINX_PATH, ...folders.map((folder) => join(folder, 'nginx'))].find(
    (file) => file && existsSync(file),
  );
}

/** The folder with PostgreSQL's programs: the newest version that Debian installed, else one on the PATH; undefined if there is none. */
export function postgresFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

const requirements = [
  {
    debian: 'chromium',
    isInstalled: () => chromiumPath() !== undefined,
    advice: 'Install Chrome or Chromium, or set CHROMIUM_PATH.',
  },
  {
    debian: 'chromium-headless-shell',
    isInstalled: () => Boolean(process.env.CHROMIUM_PATH) || headlessShellPath() !== chromiumPath(),
    advice: 'The tests use Chromium in its place, which takes longer.',
  },
  {
    debian: 'postgresql',
    isInstalled: () => Boolean(process.env.TEST_DATABASE_URL) || postgresFolder() !== undefined,
    advice: 'Install PostgreSQL, or set TEST_DATABASE_URL to an empty database.',
  },
  {
    debian: 'nginx',
    isInstalled: () => nginxPath() !== undefined,
    advice: 'Install nginx, or set NGINX_PATH.',
  },
];

const missing = () => requirements.filter(({ isInstalled }) => !isInstalled());

/**
 * Installs missing system packages with apt-get and says so first. With VITRINE_SYSTEM_PACKAGES=skip, or without apt-get, it only
 * names what is missing.
 */
export async function installSystemPackages() {
  const packages = missing().map(({ debian }) => debian);
  if (packages.length > 0 && process.env.VITRINE_SYSTEM_PACKAGES !== 'skip' && existsSync('/usr/bin/apt-get')) {
    printStep(
      `Installing system packages with apt-get: ${packages.join(', ')} (VITRINE_SYSTEM_PACKAGES=skip turns this off)`,
    );
    const isRoot = process.getuid?.() === 0;
    const aptGet = (...args) =>
      run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    if ((await aptGet('update')) === 0) await aptGet('install', '-y', '--no-install-recommends', ...packages);
  }
  for (const { debian, advice } of missing()) console.error(`Missing: ${debian}. ${advice}`);
}
