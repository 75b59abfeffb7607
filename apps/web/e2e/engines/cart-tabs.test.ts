import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Cart } from '@vitrine/cart';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe } from 'vitest';
import type { Tab } from './browser.ts';
import { test as base, expect } from './fixtures.ts';

declare global {
  var cart: Cart;
  /** The reports of `persistCart`. */
  var reports: unknown[];
  var add: (...ids: string[]) => void;
}

const dist = fileURLToPath(new URL('../../../../packages/cart/dist', import.meta.url));

const html = `<!doctype html><title>A shop</title><script type="module">
  import { createCart } from '/index.js';
  import { persistCart } from '/persist.js';
  globalThis.cart = createCart();
  globalThis.reports = [];
  globalThis.add = (...ids) => {
    for (const id of ids) cart.add({ product: {}, variant: { id, price_in_cents: 1000 } });
  };
  persistCart(cart, { onError: (report) => reports.push(report) }).hydrate();
</script>`;

/** Serves a shop that loads the built package. Each test has an origin, and thus a storage, of its own. */
const test = base.extend('shop', async ({ browser }, { onCleanup }) => {
  const app = new Hono();
  app.get('/', (context) => context.html(html));
  app.get('/:file{.+\\.js}', async (context) =>
    context.body(await readFile(join(dist, context.req.param('file')), 'utf8'), 200, {
      'content-type': 'text/javascript',
    }),
  );
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve({ server, port }));
  });
  const open = new Set<Tab>();
  const close = async (tab: Tab) => {
    open.delete(tab);
    await tab.close();
  };
  onCleanup(async () => {
    for (const tab of open) await close(tab);
    server.close();
  });
  const openTab = async () => {
    const tab = await browser.openTab();
    open.add(tab);
    await tab.goto(`http://127.0.0.1:${port}/`);
    await expectStarted(tab);
    return tab;
  };
  const openTabs = async (count: number) => {
    const tabs: Tab[] = [];
    while (tabs.length < count) tabs.push(await openTab());
    return tabs;
  };
  const reload = async (tab: Tab) => {
    await tab.reload();
    await expectStarted(tab);
  };
  return { openTab, openTabs, reload, close };
});

const expectStarted = (tab: Tab) => expect.poll(() => tab.evaluate(() => 'add' in globalThis)).toBe(true);

const addIn = (tab: Tab, ...ids: string[]) => tab.evaluate((ids) => add(...ids), ids);

/** The quantities by variant id, sorted, of a page's cart and of the cart saved in the storage as that page sees it. */
const contents = (tab: Tab) =>
  tab.evaluate(() => {
    const quantities = (lines: readonly { variant: { id: string }; quantity: number }[]) =>
      JSON.stringify(lines.map(({ variant, quantity }) => [variant.id, quantity]).sort());
    const saved = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return [cart.getSnapshot().lines, saved.filter((entry: { v?: number }) => !entry.v)].map(quantities);
  });

/** Waits until all pages, and the storage, hold exactly this. */
async function expectAll(tabs: readonly Tab[], quantities: Record<string, number>) {
  const expected = JSON.stringify(Object.entries(quantities).sort());
  await expect
    .poll(async () => (await Promise.all(tabs.map(contents))).flat())
    .toEqual(Array(2 * tabs.length).fill(expected));
}

/** In each page, in the same millisecond: adds a piece of a line of all, one of its own, and removes its own of the round before. */
async function actTogether(tabs: readonly Tab[], round: number) {
  const moment = Date.now() + 100 * tabs.length;
  for (const [index, tab] of tabs.entries())
    await tab.evaluate(
      (moment, id, before) => {
        // WebDriver runs one command at a time, so each page waits by itself.
        const act = () => {
          while (Date.now() < moment);
          add('all', id);
          cart.remove(before);
        };
        setTimeout(act, moment - Date.now() - 30);
      },
      moment,
      `page ${index} round ${round}`,
      `page ${index} round ${round - 1}`,
    );
  const own = tabs.map((_, index) => [`page ${index} round ${round}`, 1]);
  await expectAll(tabs, { all: tabs.length * round, ...Object.fromEntries(own) });
}

describe.each([2, 4])('%i pages that act in the same millisecond', (count) => {
  test('hold the same cart, without losing anything, ten times', async ({ shop }) => {
    const tabs = await shop.openTabs(count);
    for (let round = 1; round <= 10; round++) await actTogether(tabs, round);
  });
});

test('keeps everything while another page does not respond', async ({ shop }) => {
  const [busy, page] = (await shop.openTabs(2)) as [Tab, Tab];
  await addIn(busy, 'old');
  await expectAll([busy, page], { old: 1 });
  await busy.evaluate(() => {
    setTimeout(() => {
      add('before');
      const end = Date.now() + 3000;
      while (Date.now() < end);
      add('after');
    });
  });
  for (const id of ['a', 'b', 'c']) {
    await addIn(page, id);
    await shop.reload(page);
  }
  await expectAll([busy, page], { old: 1, before: 1, a: 1, b: 1, c: 1, after: 1 });
});

test('has saved a change when the page closes right after it', async ({ shop }) => {
  const other = await shop.openTab();
  for (let round = 1; round <= 3; round++) {
    const page = await shop.openTab();
    await addIn(page, 'item');
    await shop.close(page);
    await expectAll([other, await shop.openTab()], { item: round });
  }
});

test('does not bring back a cart that another page cleared', async ({ shop }) => {
  const tabs = (await shop.openTabs(2)) as [Tab, Tab];
  await addIn(tabs[0], 'old');
  await expectAll(tabs, { old: 1 });
  await tabs[1].evaluate(() => cart.clear());
  await expectAll(tabs, {});
  await addIn(tabs[0], 'new');
  await expectAll([...tabs, await shop.openTab()], { new: 1 });
});

test('reports a full storage once per change, and writes when there is room', async ({ shop }) => {
  const page = await shop.openTab();
  await addIn(page, 'saved');
  await page.evaluate(() => {
    for (let size = 4_194_304; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await addIn(page, 'a');
  await addIn(page, 'b');
  expect(await page.evaluate(() => reports.length)).toBe(2);
  expect(await contents(page)).toEqual(['[["a",1],["b",1],["saved",1]]', '[["saved",1]]']);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'cart') localStorage.removeItem(key);
  });
  await addIn(page, 'c');
  await expectAll([page, await shop.openTab()], { saved: 1, a: 1, b: 1, c: 1 });
});

test('leaves three pages that are used at random with the sum of what each added and removed', async ({ shop }) => {
  const steps = fc.array(
    fc.record({
      page: fc.nat(2),
      action: fc.constantFrom('add', 'add', 'add', 'remove', 'reload', 'replace'),
      line: fc.nat(2),
    }),
    { minLength: 25, maxLength: 40 },
  );
  const tabs = await shop.openTabs(3);
  const model = new Map<string, number>();
  for (const { page, action, line } of fc.sample(steps, 1).flat()) {
    const tab = tabs[page] as Tab;
    // Each page removes only what it added itself, so that the outcome does not depend on the order of events.
    const id = `page ${page} line ${line}`;
    if (action === 'add') {
      await addIn(tab, 'all', id);
      for (const each of ['all', id]) model.set(each, (model.get(each) ?? 0) + 1);
    } else if (action === 'remove') {
      await tab.evaluate((id) => cart.remove(id), id);
      model.delete(id);
    } else if (action === 'reload') await shop.reload(tab);
    else {
      await shop.close(tab);
      tabs[page] = await shop.openTab();
    }
  }
  await expectAll(tabs, Object.fromEntries(model));
});
