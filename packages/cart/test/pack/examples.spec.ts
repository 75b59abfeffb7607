// Builds the examples with the packed tarball in the place of `@vitrine/cart`, and uses each in Chromium as a visitor would.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headlessShellPath } from '../../../../scripts/system.mjs';
import { pack, unpack } from './pack.ts';

const examples = join(import.meta.dirname, '../../examples');
const names = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => existsSync(join(examples, entry.name, 'package.json')))
  .map((entry) => entry.name);

/** Vitest sets NODE_ENV to `test`; the examples are built for production. */
const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cart-examples-'));
  cpSync(examples, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, env, stdio: 'inherit' });
  const tarball = pack(folder);
  for (const name of names) unpack(tarball, join(folder, name, 'node_modules/@vitrine/cart'));
  execFileSync('pnpm', ['--recursive', '--if-present', 'run', 'build'], { cwd: folder, env, stdio: 'inherit' });
  browser = await chromium.launch({ executablePath: headlessShellPath(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts an example with the command of its `start` script. */
function start(name: string, port: number): ChildProcess {
  const cwd = join(folder, name);
  const [command = '', ...args] = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')).scripts.start.split(' ');
  return spawn(join('node_modules/.bin', command), [...args, '--port', String(port)], { cwd, env, stdio: 'ignore' });
}

/** Whether React handles the events of a document that was rendered on the server. */
const isHydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));

describe.each(names)('the example %s', (name) => {
  let server: ChildProcess;
  let url: string;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    const port = await freePort();
    url = `http://localhost:${port}/`;
    server = start(name, port);
    await vi.waitFor(() => fetch(url), { timeout: 30_000 });
  });

  afterAll(async () => {
    if (server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await exited;
  });

  /** Opens the shop in a new tab, and waits until it responds to clicks. */
  async function open() {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.goto(url);
    if (name === 'nextjs') await page.waitForFunction(isHydrated);
    return page;
  }

  const press = (button: string) => page.getByRole('button', { name: button }).click();
  const count = (page: Page) => page.getByLabel('Items in the cart').textContent();
  const cart = (page: Page) => page.getByRole('region', { name: 'Cart' }).innerText();

  beforeEach(async () => {
    errors = [];
    context = await browser.newContext();
    page = await open();
  });

  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  it('adds, changes and removes lines', async () => {
    expect(await count(page)).toBe('0');
    expect(await cart(page)).toBe('Your cart is empty.');
    await press('Add Guide');
    await press('Add Workshop');
    await press('One more Guide');
    await expect.poll(() => count(page)).toBe('3');
    expect(await cart(page)).toMatch(/2 × Guide: €39\.98 [\s\S]+1 × Workshop: €99\.00 [\s\S]+Total: €138\.98$/);
    await press('One less Guide');
    await press('Remove Workshop');
    await expect.poll(() => cart(page)).toMatch(/^1 × Guide: €19\.99 [\s\S]+Total: €19\.99$/);
    expect(await count(page)).toBe('1');
  });

  it('says how many are left when the stock is exceeded', async () => {
    for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Add Workshop' }).click();
    await expect.poll(() => page.getByText('Only 3 left.').isVisible()).toBe(true);
    expect(await count(page)).toBe('3');
  });

  it('restores the cart after a reload', async () => {
    await press('Add Guide');
    await press('Add Workshop');
    await expect.poll(() => count(page)).toBe('2');
    await page.reload();
    await expect.poll(() => count(page)).toBe('2');
    expect(await cart(page)).toContain('Total: €118.99');
  });

  it('follows a change in another tab', async () => {
    const other = await open();
    await press('Add Guide');
    await expect.poll(() => count(other)).toBe('1');
    await other.getByRole('button', { name: 'Remove Guide' }).click();
    await expect.poll(() => cart(page)).toBe('Your cart is empty.');
  });

  if (name === 'nextjs') {
    it('renders the products and an empty cart on the server', async () => {
      await press('Add Guide');
      const html = await (await fetch(url)).text();
      expect(html).toContain('Add <!-- -->Workshop');
      expect(html).toContain('<output aria-label="Items in the cart">0</output>');
    });
  }
});
