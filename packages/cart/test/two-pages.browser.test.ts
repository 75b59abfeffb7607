import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '../src/index.ts';
import { bundle } from './bundle.ts';

declare global {
  var cart: Cart;
}

const script = `
  import { createCart } from './index.ts';
  import { persistCart } from './persist/index.ts';
  globalThis.cart = createCart();
  persistCart(cart).hydrate();
`;

/** The browser that CHROMIUM_PATH names, else Debian's, else Playwright's own. */
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

let server: Server;
let browser: Browser;
let pages: Page[];

beforeAll(async () => {
  const code = await bundle(script);
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A shop</title><script type="module">${code}</script>`);
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext();
  pages = [await context.newPage(), await context.newPage()];
  const { port } = server.address() as AddressInfo;
  await Promise.all(pages.map((page) => page.goto(`http://127.0.0.1:${port}/`)));
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What a page shows, and what it would find in the storage, in one line of text. */
const contents = (page: Page) =>
  page.evaluate(() => {
    const text = (lines: Cart['getSnapshot'] extends () => { lines: infer Lines } ? Lines : never) =>
      lines.map((line) => `${line.quantity} ${line.variant.id}`).join(', ');
    return [text(cart.getSnapshot().lines), text(JSON.parse(localStorage.getItem('cart') ?? '[]'))];
  });

/** In a page, at a moment: adds a piece that both add, one of its own, and takes away the own one of the round before. */
const act = (page: Page, name: string, round: number, moment: number) =>
  page.evaluate(
    ([name, round, moment]) => {
      const add = (id: string) =>
        cart.add({
          product: { id: 'guide', title: 'Guide', image: null, price_in_cents: 1000, currency: 'eur' },
          variant: { id, price_in_cents: 1000, manage_inventory: false } as never,
        });
      while (Date.now() < moment);
      add('both');
      add(`${name} ${round}`);
      cart.remove(`${name} ${round - 1}`);
    },
    [name, round, moment] as const,
  );

describe('two pages of one browser', () => {
  it('hold the same cart after acting at the same moment, fifty times', { timeout: 120_000 }, async () => {
    for (let round = 1; round <= 50; round++) {
      const moment = Date.now() + 50;
      await Promise.all(pages.map((page, index) => act(page, `page ${index}`, round, moment)));
      const expected = [`${2 * round} both`, `1 page 0 ${round}`, `1 page 1 ${round}`];
      await expect
        .poll(async () => (await Promise.all(pages.map(contents))).flat(), { timeout: 5_000, interval: 20 })
        .toEqual(Array(4).fill(expect.stringMatching(new RegExp(expected.map((line) => `(?=.*${line})`).join('')))));
      const [first, ...others] = (await Promise.all(pages.map(contents))).flat();
      expect(others).toEqual(Array(3).fill(first));
    }
  });
});
