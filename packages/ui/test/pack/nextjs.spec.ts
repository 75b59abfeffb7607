// Builds the Next.js example with the packed tarball as `@vitrine/ui`, and tests it in Chromium.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { findHeadlessShellPath } from '../../../../scripts/system-programs.mjs';

const packageFolder = join(import.meta.dirname, '../..');

/** Without the NODE_ENV `test` of Vitest, so that the example is built for production. */
const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };

let folder: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;
const errors: string[] = [];

/** Extracts the packed package into the `node_modules` of the example. */
function installPackage(exampleFolder: string) {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageFolder,
    encoding: 'utf8',
  });
  const target = join(exampleFolder, 'node_modules/@vitrine/ui');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', JSON.parse(output).filename, '--strip-components', '1', '-C', target]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ui-example-'));
  const exampleFolder = join(folder, 'nextjs');
  cpSync(join(packageFolder, 'examples'), folder, {
    recursive: true,
    filter: (path) => !/node_modules|\.next$/.test(path.slice(packageFolder.length)),
  });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, env, stdio: 'inherit' });
  installPackage(exampleFolder);
  execFileSync('pnpm', ['run', 'build'], { cwd: exampleFolder, env, stdio: 'inherit' });
  const port = await findFreePort(0, 'localhost');
  url = `http://localhost:${port}/`;
  server = spawn('node_modules/.bin/next', ['start', '--port', String(port)], {
    cwd: exampleFolder,
    env,
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 500 });
  browser = await chromium.launch({ executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('renders cards and prices in server components', async () => {
  const html = await (await fetch(url)).text();
  expect(html).toContain('class="vt-product-card"');
  expect(html).toContain('€29.00');
});

it('opens the cart, changes a quantity, and shows a toast', async () => {
  await page.goto(url);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.getByRole('button', { name: 'Open the cart, 1 items' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart (1)' });
  await drawer.waitFor();
  await drawer.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('dialog', { name: 'Cart (2)' }).waitFor();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByText('There is no checkout in this example.', { exact: true }).waitFor();
});

it('follows the link of a card without a new document', async () => {
  await page.goto(url);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'View details The toolkit' }).click();
  await page.getByRole('heading', { level: 1, name: 'The toolkit' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

it('logs no error', () => {
  expect(errors).toEqual([]);
});
