// Builds the examples with the packed tarball as `@vitrine/ui`, and tests each in Chromium.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import { pack, unpack } from '../../../../scripts/packed-package.ts';
import { findHeadlessShellPath } from '../../../../scripts/system-programs.mjs';

const packageFolder = join(import.meta.dirname, '../..');

/** Without the NODE_ENV `test` of Vitest, so that the examples are built for production. */
const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

const english = {
  open: 'Open the cart, 1 items',
  drawer: 'Cart (1)',
  increase: 'One more',
  increased: 'Cart (2)',
  checkOut: 'Check out',
  toast: 'There is no checkout in this example.',
};
const arabic = {
  open: 'افتح السلة، المنتجات: 1',
  drawer: 'سلة المشتريات',
  increase: 'زيادة',
  increased: 'سلة المشتريات',
  checkOut: 'إتمام الشراء',
  toast: 'لا دفع في هذا المثال.',
};
const examples = [
  { name: 'nextjs', command: 'next start', texts: english },
  { name: 'vite-rtl', command: 'vite preview', texts: arabic },
  { name: 'astro', command: 'astro preview', texts: english },
];

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ui-examples-'));
  cpSync(join(packageFolder, 'examples'), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|\.next|\.astro|dist)$/.test(path),
  });
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, env, stdio: 'inherit' });
  const tarball = pack('ui', folder);
  for (const { name } of examples) unpack(tarball, join(folder, name, 'node_modules/@vitrine/ui'));
  execFileSync('pnpm', ['--recursive', 'run', 'build'], { cwd: folder, env, stdio: 'inherit' });
  browser = await chromium.launch({ executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Whether React has started to hydrate or render. From then on, it handles clicks. */
const hasStarted = () =>
  [document, document.querySelector('#root'), document.querySelector('astro-island')].some((element) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

describe.each(examples)('the example $name', ({ name, command, texts }) => {
  let server: ChildProcess;
  let page: Page;
  let url: string;
  const errors: string[] = [];

  beforeAll(async () => {
    const port = await findFreePort(0, 'localhost');
    url = `http://localhost:${port}/`;
    const [program = '', ...args] = command.split(' ');
    server = spawn(join('node_modules/.bin', program), [...args, '--port', String(port)], {
      cwd: join(folder, name),
      env,
      stdio: 'ignore',
    });
    await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 500 });
    page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    await page.goto(url);
    await page.waitForFunction(hasStarted);
  });

  afterAll(() => void server?.kill());

  it('shows cards in a list', async () => {
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .count(),
    ).toBe(2);
  });

  it('opens the cart, changes a quantity, and shows a toast', async () => {
    await page.getByRole('button', { name: texts.open }).click();
    const drawer = page.getByRole('dialog', { name: texts.drawer });
    await drawer.getByRole('button', { name: texts.increase }).click();
    await page.getByRole('dialog', { name: texts.increased }).waitFor();
    await page.getByRole('button', { name: texts.checkOut }).click();
    await page.getByText(texts.toast, { exact: true }).waitFor();
  });

  if (name === 'nextjs')
    it('follows the link of a card without a new document', async () => {
      await page.goto(url);
      await page.waitForFunction(hasStarted);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.getByRole('link', { name: 'View details The toolkit' }).click();
      await page.getByRole('heading', { level: 1, name: 'The toolkit' }).waitFor();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });

  if (name !== 'vite-rtl')
    it('renders cards and prices on the server', async () => {
      const html = await (await fetch(url)).text();
      expect(html).toContain('class="vt-product-card"');
      expect(html).toContain('€29.00');
    });

  if (name === 'vite-rtl')
    it('is dark and right-to-left, with the switch of Radix Themes and the button of the kit', async () => {
      const read = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      expect(await read('.radix-themes', 'direction')).toBe('rtl');
      expect(await read('.radix-themes', 'color-scheme')).toBe('dark');
      const checkOut = await page.getByRole('button', { name: texts.checkOut }).boundingBox();
      expect(checkOut?.height).toBeGreaterThanOrEqual(44);
      const gift = await page.getByRole('switch').boundingBox();
      expect(gift?.height).toBe(24);
      const thumb = await page.locator('.rt-SwitchThumb').boundingBox();
      expect(thumb?.y).toBe((gift?.y ?? 0) + 1);
      // The drawer is at the end of the line, which is on the left.
      expect((await page.getByRole('dialog').boundingBox())?.x).toBe(0);
    });

  it('logs no error', () => {
    expect(errors).toEqual([]);
  });
});
