import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headlessShellPath } from '../../../scripts/system.mjs';
import type { Cart } from '../src/index.ts';
import { bundle } from './bundle.ts';

declare global {
  var cart: Cart;
  /** The reports of `persistCart`. */
  var reports: unknown[];
  var add: (...ids: string[]) => void;
}

const script = `
  import { createCart } from './index.ts';
  import { persistCart } from './persist/index.ts';
  globalThis.cart = createCart();
  globalThis.reports = [];
  globalThis.add = (...ids) => {
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
  browser = await chromium.launch({ executablePath: headlessShellPath(), args: ['--no-sandbox'] });
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

const addIn = (page: Page, ...ids: string[]) => page.evaluate((ids) => add(...ids), ids);

/** The quantities by variant id, sorted, of a page's cart and of the cart saved in the storage as that page sees it. */
const contents = (page: Page) =>
  page.evaluate(() => {
    const quantities = (lines: readonly { variant: { id: string }; quantity: number }[]) =>
      JSON.stringify(lines.map(({ variant, quantity }) => [variant.id, quantity]).sort());
    const saved = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return [cart.getSnapshot().lines, saved.filter((entry: { v?: number }) => !entry.v)].map(quantities);
  });

/** Waits until all pages, and the storage, hold exactly this. */
async function expectAll(pages: readonly Page[], quantities: Record<string, number>) {
  const expected = JSON.stringify(Object.entries(quantities).sort());
  await expect
    .poll(async () => (await Promise.all(pages.map(contents))).flat(), { timeout: 10_000, interval: 20 })
    .toEqual(Array(2 * pages.length).fill(expected));
}

/**
 * Stops a page: it runs no task and receives no event until the returned function is called. Playwright keeps its pages visible,
 * and Chromium freezes only hidden ones, so the debugger does it. `action` runs before, with the microtasks that it queues.
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

/** Keeps the browser's processes busy while `work` runs. */
async function underLoad(work: () => Promise<void>) {
  const page = await openPage();
  await page.evaluate(() => {
    const source = URL.createObjectURL(new Blob(['for (;;);']));
    for (let count = 0; count < 4; count++) new Worker(source);
  });
  await work();
  await page.close();
}

/** In the same millisecond, each page adds a piece to a shared line, adds a line of its own, and removes its line of the previous round. */
async function actTogether(pages: readonly Page[], round: number) {
  const moment = Date.now() + 50;
  const act = (page: Page, index: number) =>
    page.evaluate(
      ([moment, id, before]) => {
        while (Date.now() < moment);
        add('all', id);
        cart.remove(before);
      },
      [moment, `page ${index} round ${round}`, `page ${index} round ${round - 1}`] as const,
    );
  await Promise.all(pages.map(act));
  const own = pages.map((_, index) => [`page ${index} round ${round}`, 1]);
  await expectAll(pages, { all: pages.length * round, ...Object.fromEntries(own) });
}

describe.each([2, 4])('%i pages that act in the same millisecond', (count) => {
  it('converge to the same cart without losing a change, in forty rounds', { timeout: 120_000 }, async () => {
    const pages = await openPages(count);
    for (let round = 1; round <= 40; round++) await actTogether(pages, round);
  });

  it('converge to the same cart on a busy machine', { timeout: 120_000 }, async () => {
    const pages = await openPages(count);
    await underLoad(async () => {
      for (let round = 1; round <= 20; round++) await actTogether(pages, round);
    });
  });
});

describe('beside a page that does not respond', () => {
  /** Adds six lines in a tab that loads a page for each, as a visitor does who goes from product to product. */
  async function visitSixPages(page: Page, before: Record<string, number>) {
    const expected = { ...before };
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await page.reload();
      await expectAll([page], expected);
      await addIn(page, id);
      expected[id] = 1;
    }
    await expectAll([page, await openPage()], expected);
    return expected;
  }

  it('keeps everything while that page is frozen, and also when it resumes', async () => {
    const [frozen, page] = (await openPages(2)) as [Page, Page];
    await addIn(frozen, 'old');
    await expectAll([frozen, page], { old: 1 });
    const resume = await freeze(frozen);
    const all = await visitSixPages(page, { old: 1 });
    await resume();
    await expectAll([frozen, page], all);
    await addIn(frozen, 'new');
    await expectAll([frozen, page], { ...all, new: 1 });
  });

  it('keeps everything while that page shows an alert', async () => {
    const [waiting, page] = (await openPages(2)) as [Page, Page];
    await addIn(waiting, 'old');
    await expectAll([waiting, page], { old: 1 });
    const alerted = waiting.waitForEvent('dialog');
    const closed = waiting.evaluate(() => {
      add('before');
      alert('The cart is full.');
      add('after');
    });
    const dialog = await alerted;
    const all = await visitSixPages(page, { old: 1 });
    await dialog.accept();
    await closed;
    await expectAll([waiting, page], { ...all, before: 1, after: 1 });
  });

  it('keeps what that page added right before it was frozen', { timeout: 120_000 }, async () => {
    const page = await openPage();
    for (let round = 1; round <= 10; round++) {
      const frozen = await openPage();
      await freeze(frozen, () => add('frozen'));
      await addIn(page, 'page');
      await expectAll([page, await openPage()], { frozen: round, page: round });
    }
  });

  it('does not bring back a cart that was cleared', async () => {
    const [frozen, page] = (await openPages(2)) as [Page, Page];
    await addIn(page, 'old');
    await addIn(frozen, 'old');
    await expectAll([frozen, page], { old: 2 });
    const resume = await freeze(frozen);
    await page.evaluate(() => cart.clear());
    await page.reload();
    await expectAll([page], {});
    const all = await visitSixPages(page, {});
    await resume();
    await expectAll([frozen, page], all);
    await addIn(frozen, 'new');
    await expectAll([frozen, page, await openPage()], { ...all, new: 1 });
  });
});

it('has saved a change when the page crashes right after it', { timeout: 120_000 }, async () => {
  const other = await openPage();
  for (let round = 1; round <= 10; round++) {
    const page = await openPage();
    await expectAll([page], round === 1 ? {} : { item: round - 1 });
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    await addIn(page, 'item');
    session.send('Page.crash').catch(() => {});
    await crashed;
    await expectAll([other, await openPage()], { item: round });
  }
});

describe('a full storage', () => {
  const fill = (page: Page) =>
    page.evaluate(() => {
      for (let size = 4_194_304; size >= 1; size /= 2) {
        try {
          for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
        } catch {}
      }
    });

  it('is reported once per change, keeps the page responsive, and is written to when there is space again', async () => {
    const page = await openPage();
    await addIn(page, 'saved');
    await fill(page);
    await addIn(page, 'a');
    await addIn(page, 'b');
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    // If it repeated the write in microtasks, the page would not respond; in tasks, it would report more often.
    const count = await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(reports.length), 200)));
    expect(count).toBe(2);
    expect(await contents(page)).toEqual(['[["a",1],["b",1],["saved",1]]', '[["saved",1]]']);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'cart') localStorage.removeItem(key);
    });
    await addIn(page, 'c');
    await expectAll([page, await openPage()], { saved: 1, a: 1, b: 1, c: 1 });
    expect(await page.evaluate(() => reports.length)).toBe(2);
  });
});

type Step = { page: number; action: 'add' | 'remove' | 'reload' | 'freeze' | 'resume' | 'replace'; line: number };

describe('random use of four pages', () => {
  const steps = fc.array(
    fc.record<Step>({
      page: fc.nat(3),
      action: fc.constantFrom('add', 'add', 'add', 'add', 'remove', 'reload', 'freeze', 'resume', 'replace'),
      line: fc.nat(2),
    }),
    { minLength: 40, maxLength: 60 },
  );

  it('leaves all with the sum of what each added and removed', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        context = await browser.newContext();
        const pages = await openPages(4);
        const frozen = new Map<number, () => Promise<void>>();
        const model = new Map<string, number>();
        for (const { page: index, action, line } of steps) {
          const page = pages[index] as Page;
          // Each page removes only what it added itself, so that the outcome does not depend on the order of events.
          const id = `page ${index} line ${line}`;
          const resume = frozen.get(index);
          if (resume) {
            if (action === 'resume') {
              await resume();
              frozen.delete(index);
            }
          } else if (action === 'freeze') frozen.set(index, await freeze(page));
          else if (action === 'add') {
            await addIn(page, 'all', id);
            for (const each of ['all', id]) model.set(each, (model.get(each) ?? 0) + 1);
          } else if (action === 'remove') {
            await page.evaluate((id) => cart.remove(id), id);
            model.delete(id);
          } else if (action === 'reload') await page.reload();
          else if (action === 'replace') {
            await page.close();
            pages[index] = await openPage();
          }
        }
        for (const resume of frozen.values()) await resume();
        await expectAll(pages, Object.fromEntries(model));
        await context.close();
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});
