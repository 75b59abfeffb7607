// Finds and installs the system programs that the tests need: browsers, Xvfb, PostgreSQL and nginx.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { printStep, run } from './run.mjs';

const getPathFolders = () => process.env.PATH.split(delimiter);

/** Returns the path of Chromium: CHROMIUM_PATH, else the installed one; undefined if there is none. */
export function findChromiumPath() {
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
 * Returns the path of Chromium's headless shell, which needs half the processor time but has no back-forward cache. Returns the path of
 * Chromium if CHROMIUM_PATH is set or the headless shell is not installed.
 */
export function findHeadlessShellPath() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', findChromiumPath()].find(
    (file) => file && existsSync(file),
  );
}

/** Returns the path of Firefox: FIREFOX_PATH, else the installed one; undefined if there is none. */
export function findFirefoxPath() {
  return [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ].find((file) => file && existsSync(file));
}

/** Returns the paths of the WebDriver and the browser of WebKitGTK in Debian; undefined if it is not installed. */
export function findWebkitPaths() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  const browser = folders
    .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
  const driver = '/usr/bin/WebKitWebDriver';
  return browser && existsSync(driver) ? { driver, browser } : undefined;
}

/** Returns the path of Xvfb, the virtual X server that WebKitGTK runs in; undefined if there is none. */
export function findXvfbPath() {
  return getPathFolders()
    .map((folder) => join(folder, 'Xvfb'))
    .find((file) => existsSync(file));
}

/** Returns the browser engines to test: all except those in SKIP_ENGINES, a comma-separated list. WebKitGTK is available on Linux only. */
export function getTestedEngines() {
  const skippedEngines = (process.env.SKIP_ENGINES ?? '').split(',').map((name) => name.trim());
  return ['chromium', 'firefox', 'webkit'].filter(
    (name) => !skippedEngines.includes(name) && (name !== 'webkit' || process.platform === 'linux'),
  );
}

/**
 * Returns the output of a browser's `--version`; '' if the path is undefined or the browser does not start, such as Ubuntu's script that
 * only names the snap, and on Windows, where browsers do not print their version.
 */
function readBrowserVersion(browserPath) {
  if (!browserPath || process.platform === 'win32') return '';
  try {
    return execFileSync(browserPath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

export const readChromiumVersion = () => readBrowserVersion(findChromiumPath());

export const readFirefoxVersion = () => readBrowserVersion(findFirefoxPath());

/**
 * Returns the file name of the WebKitGTK library, which contains the version; '' if it is not installed. MiniBrowser prints no version without
 * a display.
 */
export function readWebkitVersion() {
  const paths = findWebkitPaths();
  if (!paths) return '';
  const library = join(dirname(paths.browser), '..', 'libwebkit2gtk-4.1.so.0');
  return existsSync(library) ? basename(realpathSync(library)) : '';
}

/** Returns the path of nginx: NGINX_PATH, else the installed one; undefined if there is none. */
export function findNginxPath() {
  const folders = [...getPathFolders(), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return [process.env.NGINX_PATH, ...folders.map((folder) => join(folder, 'nginx'))].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Returns the folder of PostgreSQL's programs: the newest version in Debian's location, else a folder on the PATH; undefined if there is
 * none.
 */
export function findPostgresFolder() {
  const debianFolder = '/usr/lib/postgresql';
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debianFolder, version, 'bin')), ...getPathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The system packages that the tests need. An environment variable can name another installation, or skip the tests of an engine. */
const requirements = [
  {
    debianPackage: 'chromium',
    isMet: () => findChromiumPath() !== undefined,
    advice: 'Install Chrome or Chromium, or set CHROMIUM_PATH.',
  },
  {
    debianPackage: 'chromium-headless-shell',
    isMet: () => Boolean(process.env.CHROMIUM_PATH) || findHeadlessShellPath() !== findChromiumPath(),
    advice: 'The tests use Chromium instead, which is slower.',
  },
  {
    debianPackage: 'firefox-esr',
    isMet: () => !getTestedEngines().includes('firefox') || findFirefoxPath() !== undefined,
    advice: 'Install Firefox, set FIREFOX_PATH, or skip its tests with SKIP_ENGINES=firefox.',
  },
  {
    debianPackage: 'webkit2gtk-driver',
    isMet: () => !getTestedEngines().includes('webkit') || findWebkitPaths() !== undefined,
    advice: 'Install it, or skip the tests in WebKitGTK with SKIP_ENGINES=webkit.',
  },
  {
    debianPackage: 'xvfb',
    isMet: () => !getTestedEngines().includes('webkit') || findXvfbPath() !== undefined,
    advice: 'Install it, or skip the tests in WebKitGTK with SKIP_ENGINES=webkit.',
  },
  {
    debianPackage: 'postgresql',
    isMet: () => Boolean(process.env.TEST_DATABASE_URL) || findPostgresFolder() !== undefined,
    advice:
      'Install PostgreSQL, or set TEST_DATABASE_URL to the URL of a server on which the tests can create databases.',
  },
  {
    debianPackage: 'nginx',
    isMet: () => findNginxPath() !== undefined,
    advice: 'Install nginx, or set NGINX_PATH.',
  },
];

const findMissingRequirements = () => requirements.filter(({ isMet }) => !isMet());

/** Returns the names of the missing packages that `installSystemPackages` will install. */
export const findPackagesToInstall = () =>
  process.env.VITRINE_SYSTEM_PACKAGES !== 'skip' && existsSync('/usr/bin/apt-get')
    ? findMissingRequirements().map(({ debianPackage }) => debianPackage)
    : [];

/**
 * Installs the missing system packages with apt-get, unless VITRINE_SYSTEM_PACKAGES is `skip` or there is no apt-get. Prints the packages
 * that are still missing.
 */
export async function installSystemPackages() {
  const missingPackages = findPackagesToInstall();
  if (missingPackages.length > 0) {
    printStep('Installing system packages');
    const isRoot = process.getuid?.() === 0;
    const aptGet = (...args) =>
      run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    await aptGet('update');
    // If the distribution lacks a package, such as the headless shell on Ubuntu, apt-get installs none of the packages in that command. So
    // each package has its own command.
    for (const name of missingPackages) await aptGet('install', '-y', '--no-install-recommends', name);
  }
  for (const { debianPackage, advice } of findMissingRequirements())
    console.error(`Missing: ${debianPackage}. ${advice}`);
}
