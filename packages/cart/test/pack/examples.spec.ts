// Builds the examples with the packed tarball as `@vitrine/cart`, and tests each in Chromium.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { pack, unpack } from '../../../../scripts/packed-package.ts';
import { findHeadlessShellPath } from '../../../../scripts/system-programs.mjs';

const examplesFolder = join(import.meta.dirname, '../../examples');
const exampleNames = readdirSync(examplesFolder, { withFileTypes: true })
  .filter((entry) => existsSync(join(examplesFolder, entry.name, 'package.json')))
  .map((entry) => entry.name);

/** Without the NODE_ENV `test` of Vitest, so that the examples are built for production. */
const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cart-examples-'));
  cpSync(examplesFolder, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, env, stdio: 'inherit' });
  const tarball = pack('cart', folder);
  for (const name of exampleNames) unpack(tarball, join(folder, name, 'node_modules/@vitrine/cart'));
  execFileSync('pnpm', ['--recursive', '--if-present', 'run', 'build'], { cwd: folder, env, stdio: 'inherit' });
  browser = await chromium.launch({ executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts an example with the command of its `start` script. */
function startExample(name: string, port: number): ChildProcess {
  const cwd = join(folder, name);
  const [command = '', ...args] = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts.start.split(' ');
  return spawn(join('node_modules/.bin', command), [...args, '--port', String(port)], { cwd, env, stdio: 'ignore' });
}

/** Whether React has started to hydrate the document. From then on, a click makes React hydrate first and then handle the click. */
const isHydrating = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));

describe.each(exampleNames)('the example %s', (name) => {
  let server: ChildProcess;
  let url: string;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    const port = await findFreePort(0, 'localhost');
    url = `http://localhost:${port}/`;
    server = startExample(name, port);
    await vi.waitFor(() => fetch(url), { timeout: 60_000 });
  });

  afterAll(async () => {
    if (server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await exited;
  });

  /** Opens the shop in a new tab, and waits until it handles clicks. */
  async function openShop() {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.goto(url);
    if (name === 'nextjs') await page.waitForFunction(isHydrating);
    return page;
  }

  const click = (button: string) => page.getByRole('button', { name: button }).click();
  const readCount = (page: Page) => page.getByLabel('Items in the cart').textContent();
  const readCart = (page: Page) => page.getByRole('region', { name: 'Cart' }).innerText();

  beforeEach(async () => {
    errors = [];
    context = await browser.newContext();
    page = await openShop();
  });

  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  it('adds, changes and removes lines', async () => {
    expect(await readCount(page)).toBe('0');
    expect(await readCart(page)).toBe('Your cart is empty.');
    await click('Add Guide');
    await click('Add Workshop');
    await click('One more Guide');
    await expect.poll(() => readCount(page)).toBe('3');
    expect(await readCart(page)).toMatch(/2 × Guide: €39\.98 [\s\S]+1 × Workshop: €99\.00 [\s\S]+Total: €138\.98$/);
    await click('One less Guide');
    await click('Remove Workshop');
    await expect.poll(() => readCart(page)).toMatch(/^1 × Guide: €19\.99 [\s\S]+Total: €19\.99$/);
    expect(await readCount(page)).toBe('1');
  });

  it('shows how many are left when the stock is exceeded', async () => {
    for (let clickCount = 0; clickCount < 4; clickCount++) await click('Add Workshop');
    await expect.poll(() => page.getByText('Only 3 left.').isVisible()).toBe(true);
    expect(await readCount(page)).toBe('3');
  });

  it('restores the cart after a reload', async () => {
    await click('Add Guide');
    await click('Add Workshop');
    await expect.poll(() => readCount(page)).toBe('2');
    await page.reload();
    await expect.poll(() => readCount(page)).toBe('2');
    expect(await readCart(page)).toContain('Total: €118.99');
  });

  it('shows a change made in another tab', async () => {
    const otherTab = await openShop();
    await click('Add Guide');
    await expect.poll(() => readCount(otherTab)).toBe('1');
    await otherTab.getByRole('button', { name: 'Remove Guide' }).click();
    await expect.poll(() => readCart(page)).toBe('Your cart is empty.');
  });

  if (name === 'nextjs') {
    it('renders the products and an empty cart on the server', async () => {
      await click('Add Guide');
      const html = await (await fetch(url)).text();
      expect(html).toContain('Add <!-- -->Workshop');
      expect(html).toContain('<output aria-label="Items in the cart">0</output>');
    });
  }
});
