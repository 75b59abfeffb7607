import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findHeadlessShellPath } from '../../../scripts/system-programs.mjs';
import type { Cart } from '../src/index.ts';
import { bundle } from './bundle.ts';

declare global {
  var cart: Cart;
  /** The reports of `persistCart`. */
  var reports: unknown[];
  /** Adds a piece of each variant to the cart. */
  var addVariants: (...ids: string[]) => void;
}

const script = `
  import { createCart } from './index.ts';
  import { persistCart } from './persist/index.ts';
  globalThis.cart = createCart();
  globalThis.reports = [];
  globalThis.addVariants = (...ids) => {
    for (const id of ids) cart.add({ product: {}, variant: { id, price_in_cents: 1000 } });
  };
  persistCart(cart, { onError: (report) => reports.push(report) }).hydrate();
`;

let server: Server;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const code = await bundle(script);
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>A shop</title><script type="module">${code}</script>`);
  }).listen(0, '127.0.0.1');
  browser = await chromium.launch({ executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  context = await browser.newContext();
});

afterEach(async () => {
  await context.close();
});

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}

const openPages = (count: number) => Promise.all(Array.from({ length: count }, openPage));

const addOnPage = (page: Page, ...ids: string[]) => page.evaluate((ids) => addVariants(...ids), ids);

/** Returns the sorted quantities by variant id, as JSON: of the cart of a page, and of the saved cart that the page reads. */
const readQuantities = (page: Page) =>
  page.evaluate(() => {
    const toQuantities = (lines: readonly { variant: { id: string }; quantity: number }[]) =>
      JSON.stringify(lines.map(({ variant, quantity }) => [variant.id, quantity]).sort());
    const saved = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return [cart.getSnapshot().lines, saved.filter((entry: { v?: number }) => !entry.v)].map(toQuantities);
  });

/** Waits until the carts of all pages, and the saved cart, have exactly these quantities. */
async function expectQuantities(pages: readonly Page[], quantities: Record<string, number>) {
  const expected = JSON.stringify(Object.entries(quantities).sort());
  await expect
    .poll(async () => (await Promise.all(pages.map(readQuantities))).flat(), { interval: 20 })
    .toEqual(Array(2 * pages.length).fill(expected));
}

/**
 * Runs `action` and its microtasks in a page, and then freezes the page: no task or event runs until the returned function is called.
 * Chromium freezes only hidden pages, and Playwright keeps pages visible, so this function pauses the page in the debugger instead.
 */
async function freeze(page: Page, action: () => void = () => {}) {
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => session.once('Debugger.paused', resolve));
  const evaluated = page.evaluate(`(${action})(); setTimeout(() => { debugger; });`);
  await Promise.all([evaluated, paused]);
  return async () => {
    await session.send('Debugger.resume');
    await session.detach();
  };
}

/** Keeps the processor busy while a task runs. */
async function runUnderLoad(task: () => Promise<void>) {
  const page = await openPage();
  await page.evaluate(() => {
    const source = URL.createObjectURL(new Blob(['for (;;);']));
    for (let count = 0; count < 4; count++) new Worker(source);
  });
  await task();
  await page.close();
}

/** In the same millisecond, each page adds a piece to a shared line, adds its own line, and removes its line of the previous round. */
async function changeSimultaneously(pages: readonly Page[], round: number) {
  // All pages have received the script by then.
  const startTime = Date.now() + 50;
  const change = (page: Page, index: number) =>
    page.evaluate(
      ([startTime, id, previousId]) => {
        while (Date.now() < startTime);
        addVariants('all', id);
        cart.remove(previousId);
      },
      [startTime, `page ${index} round ${round}`, `page ${index} round ${round - 1}`] as const,
    );
  await Promise.all(pages.map(change));
  const ownLines = pages.map((_, index) => [`page ${index} round ${round}`, 1]);
  await expectQuantities(pages, { all: pages.length * round, ...Object.fromEntries(ownLines) });
}

describe.each([2, 4])('%i pages that change the cart in the same millisecond', (count) => {
  it('have the same cart with all changes after each of forty rounds', { timeout: 120_000 }, async () => {
    const pages = await openPages(count);
    for (let round = 1; round <= 40; round++) await changeSimultaneously(pages, round);
  });

  it('have the same cart with all changes on a busy machine', { timeout: 120_000 }, async () => {
    const pages = await openPages(count);
    await runUnderLoad(async () => {
      for (let round = 1; round <= 20; round++) await changeSimultaneously(pages, round);
    });
  });
});

describe('while another page does not respond', () => {
  /**
   * Reloads a page six times and adds a line each time, like a visitor who opens one product after the other. Returns the expected
   * quantities.
   */
  async function addAfterEachReload(page: Page, initialQuantities: Record<string, number>) {
    const expected = { ...initialQuantities };
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await page.reload();
      await expectQuantities([page], expected);
      await addOnPage(page, id);
      expected[id] = 1;
    }
    await expectQuantities([page, await openPage()], expected);
    return expected;
  }

  it('keeps all changes while the other page is frozen and after it resumes', async () => {
    const [frozen, page] = (await openPages(2)) as [Page, Page];
    await addOnPage(frozen, 'old');
    await expectQuantities([frozen, page], { old: 1 });
    const resume = await freeze(frozen);
    const expected = await addAfterEachReload(page, { old: 1 });
    await resume();
    await expectQuantities([frozen, page], expected);
    await addOnPage(frozen, 'new');
    await expectQuantities([frozen, page], { ...expected, new: 1 });
  });

  it('keeps all changes while the other page shows an alert and after the alert is closed', async () => {
    const [alertingPage, page] = (await openPages(2)) as [Page, Page];
    await addOnPage(alertingPage, 'old');
    await expectQuantities([alertingPage, page], { old: 1 });
    const alerted = alertingPage.waitForEvent('dialog');
    const closed = alertingPage.evaluate(() => {
      addVariants('before');
      alert('The cart is full.');
      addVariants('after');
    });
    const dialog = await alerted;
    const expected = await addAfterEachReload(page, { old: 1 });
    await dialog.accept();
    await closed;
    await expectQuantities([alertingPage, page], { ...expected, before: 1, after: 1 });
  });

  it('keeps a line that the other page added just before it was frozen', { timeout: 120_000 }, async () => {
    const page = await openPage();
    for (let round = 1; round <= 10; round++) {
      const frozen = await openPage();
      await freeze(frozen, () => addVariants('frozen'));
      await addOnPage(page, 'page');
      await expectQuantities([page, await openPage()], { frozen: round, page: round });
    }
  });

  it('does not restore the lines of a cart that was cleared while the other page was frozen', async () => {
    const [frozen, page] = (await openPages(2)) as [Page, Page];
    await addOnPage(page, 'old');
    await addOnPage(frozen, 'old');
    await expectQuantities([frozen, page], { old: 2 });
    const resume = await freeze(frozen);
    await page.evaluate(() => cart.clear());
    await page.reload();
    await expectQuantities([page], {});
    const expected = await addAfterEachReload(page, {});
    await resume();
    await expectQuantities([frozen, page], expected);
    await addOnPage(frozen, 'new');
    await expectQuantities([frozen, page, await openPage()], { ...expected, new: 1 });
  });
});

it('saves a change made just before the page crashes', { timeout: 120_000 }, async () => {
  const otherPage = await openPage();
  for (let round = 1; round <= 10; round++) {
    const page = await openPage();
    await expectQuantities([page], round === 1 ? {} : { item: round - 1 });
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    await addOnPage(page, 'item');
    session.send('Page.crash').catch(() => {});
    await crashed;
    await expectQuantities([otherPage, await openPage()], { item: round });
  }
});

describe('a full storage', () => {
  /** Fills the storage with texts of decreasing length, down to one character. */
  const fillStorage = (page: Page) =>
    page.evaluate(() => {
      for (let size = 4_194_304; size >= 1; size /= 2) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {}
      }
    });

  it('is reported once per change, does not block the page, and receives the cart with the next change after it has space again', async () => {
    const page = await openPage();
    await addOnPage(page, 'saved');
    await fillStorage(page);
    await addOnPage(page, 'a');
    await addOnPage(page, 'b');
    // The cart also synchronizes at this event. It must not report the same failure again.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    // Retrying in microtasks would block the page, and retrying in tasks would cause more reports.
    const reportCount = await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => resolve(reports.length), 200)),
    );
    expect(reportCount).toBe(2);
    expect(await readQuantities(page)).toEqual(['[["a",1],["b",1],["saved",1]]', '[["saved",1]]']);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'cart') localStorage.removeItem(key);
    });
    await addOnPage(page, 'c');
    await expectQuantities([page, await openPage()], { saved: 1, a: 1, b: 1, c: 1 });
    expect(await page.evaluate(() => reports.length)).toBe(2);
  });
});

/** An action of one page. `replace` closes the page and opens a new one. */
interface Step {
  page: number;
  action: 'add' | 'remove' | 'reload' | 'freeze' | 'resume' | 'replace';
  line: number;
}

describe('random actions in four pages', () => {
  const steps = fc.array(
    fc.record<Step>({
      page: fc.nat(3),
      action: fc.constantFrom('add', 'add', 'add', 'add', 'remove', 'reload', 'freeze', 'resume', 'replace'),
      line: fc.nat(2),
    }),
    { minLength: 40, maxLength: 60 },
  );

  it('result in the same cart in all pages, with all added and removed lines', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        context = await browser.newContext();
        const pages = await openPages(4);
        const resumeByPage = new Map<number, () => Promise<void>>();
        const expected = new Map<string, number>();
        for (const { page: index, action, line } of steps) {
          const page = pages[index] as Page;
          // Each page removes only its own lines, so that the result does not depend on the order of events.
          const id = `page ${index} line ${line}`;
          const resume = resumeByPage.get(index);
          if (resume) {
            if (action === 'resume') {
              await resume();
              resumeByPage.delete(index);
            }
          } else if (action === 'freeze') resumeByPage.set(index, await freeze(page));
          else if (action === 'add') {
            await addOnPage(page, 'all', id);
            for (const lineId of ['all', id]) expected.set(lineId, (expected.get(lineId) ?? 0) + 1);
          } else if (action === 'remove') {
            await page.evaluate((id) => cart.remove(id), id);
            expected.delete(id);
          } else if (action === 'reload') await page.reload();
          else if (action === 'replace') {
            await page.close();
            pages[index] = await openPage();
          }
        }
        for (const resume of resumeByPage.values()) await resume();
        await expectQuantities(pages, Object.fromEntries(expected));
        await context.close();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
