import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import type { Cart } from '@vitrine/cart';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, onTestFinished } from 'vitest';
import type { Browser, Tab } from './browser.ts';
import { expect, test } from './fixtures.ts';

declare global {
  var cart: Cart;
  /** The arguments of the `onError` calls of `persistCart`. */
  var reports: unknown[];
  /** Adds one item of each variant to the cart. */
  var add: (...ids: string[]) => void;
}

const cartFolder = fileURLToPath(new URL('../../../../packages/cart/dist', import.meta.url));

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

/** Serves a page that uses the built cart package. Each test has its own origin, and thus its own storage. */
async function startShop(browser: Browser) {
  const app = new Hono();
  app.get('/', (context) => context.html(html));
  app.get('/:file{.+\\.js}', async (context) =>
    context.body(await readFile(join(cartFolder, context.req.param('file')), 'utf8'), 200, {
      'content-type': 'text/javascript',
    }),
  );
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => resolve({ server, port }));
  });
  const openedTabs = new Set<Tab>();
  const closeTab = async (tab: Tab) => {
    openedTabs.delete(tab);
    await tab.close();
  };
  onTestFinished(async () => {
    for (const tab of openedTabs) await closeTab(tab);
    server.close();
  });
  const openTab = async () => {
    const tab = await browser.openTab();
    openedTabs.add(tab);
    await tab.goto(`http://127.0.0.1:${port}/`);
    await expectCartCreated(tab);
    return tab;
  };
  const openTabs = async (count: number) => {
    const tabs: Tab[] = [];
    while (tabs.length < count) tabs.push(await openTab());
    return tabs;
  };
  const reloadTab = async (tab: Tab) => {
    await tab.reload();
    await expectCartCreated(tab);
  };
  return { openTab, openTabs, reloadTab, closeTab };
}

/** Waits until the script of the page has created the cart. */
const expectCartCreated = (tab: Tab) => expect.poll(() => tab.evaluate(() => 'add' in globalThis)).toBe(true);

const addInTab = (tab: Tab, ...ids: string[]) => tab.evaluate((ids) => add(...ids), ids);

/** Reads the quantities by variant id, as JSON: first those of the cart in a tab, then those of the saved cart as the tab sees it. */
const readQuantities = (tab: Tab) =>
  tab.evaluate(() => {
    const toQuantities = (lines: readonly { variant: { id: string }; quantity: number }[]) =>
      JSON.stringify(lines.map(({ variant, quantity }) => [variant.id, quantity]).sort());
    const entries = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return [cart.getSnapshot().lines, entries.filter((entry: { v?: number }) => !entry.v)].map(toQuantities);
  });

/** Waits until the cart of each tab and the saved cart have exactly these quantities. */
async function expectQuantities(tabs: readonly Tab[], quantities: Record<string, number>) {
  const expectedJson = JSON.stringify(Object.entries(quantities).sort());
  await expect
    .poll(async () => (await Promise.all(tabs.map(readQuantities))).flat())
    .toEqual(Array(2 * tabs.length).fill(expectedJson));
}

/**
 * Changes the cart in all tabs in the same millisecond. Each tab adds one item to a shared line, adds its own line, and removes its own line
 * of the previous round.
 */
async function changeInAllTabs(tabs: readonly Tab[], round: number) {
  // 100 ms per tab are enough to send the commands below.
  const startTime = Date.now() + 100 * tabs.length;
  for (const [index, tab] of tabs.entries())
    await tab.evaluate(
      (startTime, id, previousId) => {
        // WebDriver runs one command at a time, so each tab waits for the start time itself. A timer can be late, so it fires 30 ms early.
        const changeCart = () => {
          while (Date.now() < startTime);
          add('shared', id);
          cart.remove(previousId);
        };
        setTimeout(changeCart, startTime - Date.now() - 30);
      },
      startTime,
      `tab ${index} round ${round}`,
      `tab ${index} round ${round - 1}`,
    );
  const ownLines = tabs.map((_, index) => [`tab ${index} round ${round}`, 1]);
  await expectQuantities(tabs, { shared: tabs.length * round, ...Object.fromEntries(ownLines) });
}

describe.each([2, 4])('%i tabs that change the cart in the same millisecond', (count) => {
  test('have the same cart with all changes, in each of five rounds', async ({ browser }) => {
    const shop = await startShop(browser);
    const tabs = await shop.openTabs(count);
    for (let round = 1; round <= 5; round++) await changeInAllTabs(tabs, round);
  });
});

test('keeps the changes of two tabs while the main thread of one of them is blocked', async ({ browser }) => {
  const shop = await startShop(browser);
  const [blockedTab, otherTab] = (await shop.openTabs(2)) as [Tab, Tab];
  await addInTab(blockedTab, 'old');
  await expectQuantities([blockedTab, otherTab], { old: 1 });
  await blockedTab.evaluate(() => {
    setTimeout(() => {
      add('before');
      const end = Date.now() + 3000;
      while (Date.now() < end);
      add('after');
    });
  });
  for (const id of ['a', 'b', 'c']) {
    await addInTab(otherTab, id);
    await shop.reloadTab(otherTab);
  }
  await expectQuantities([blockedTab, otherTab], { old: 1, before: 1, a: 1, b: 1, c: 1, after: 1 });
});

test('saves a change made just before the tab closes', async ({ browser }) => {
  const shop = await startShop(browser);
  const otherTab = await shop.openTab();
  for (let round = 1; round <= 3; round++) {
    const tab = await shop.openTab();
    await addInTab(tab, 'item');
    await shop.closeTab(tab);
    await expectQuantities([otherTab, await shop.openTab()], { item: round });
  }
});

test('does not restore a cart that another tab cleared', async ({ browser }) => {
  const shop = await startShop(browser);
  const tabs = (await shop.openTabs(2)) as [Tab, Tab];
  await addInTab(tabs[0], 'old');
  await expectQuantities(tabs, { old: 1 });
  await tabs[1].evaluate(() => cart.clear());
  await expectQuantities(tabs, {});
  await addInTab(tabs[0], 'new');
  await expectQuantities([...tabs, await shop.openTab()], { new: 1 });
});

test('reports each change that a full storage cannot save, and saves them all with the next change after there is space again', async ({
  browser,
}) => {
  const shop = await startShop(browser);
  const tab = await shop.openTab();
  await addInTab(tab, 'saved');
  // Fills the storage up to the last character.
  await tab.evaluate(() => {
    for (let size = 4_194_304; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await addInTab(tab, 'a');
  await addInTab(tab, 'b');
  expect(await tab.evaluate(() => reports.length)).toBe(2);
  expect(await readQuantities(tab)).toEqual(['[["a",1],["b",1],["saved",1]]', '[["saved",1]]']);
  await tab.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'cart') localStorage.removeItem(key);
  });
  await addInTab(tab, 'c');
  await expectQuantities([tab, await shop.openTab()], { saved: 1, a: 1, b: 1, c: 1 });
});

test('has the sum of all changes in three tabs after random additions, removals, reloads and reopened tabs', async ({
  browser,
}) => {
  const shop = await startShop(browser);
  const steps = fc.array(
    fc.record({
      tabIndex: fc.nat(2),
      // An addition is three times as likely as each other action.
      action: fc.constantFrom('add', 'add', 'add', 'remove', 'reload', 'reopen'),
      lineIndex: fc.nat(2),
    }),
    { minLength: 25, maxLength: 40 },
  );
  const tabs = await shop.openTabs(3);
  const expectedQuantities = new Map<string, number>();
  for (const { tabIndex, action, lineIndex } of fc.sample(steps, 1).flat()) {
    const tab = tabs[tabIndex] as Tab;
    // Each tab removes only its own lines, so that the result does not depend on the order of events.
    const id = `tab ${tabIndex} line ${lineIndex}`;
    if (action === 'add') {
      await addInTab(tab, 'shared', id);
      for (const addedId of ['shared', id]) expectedQuantities.set(addedId, (expectedQuantities.get(addedId) ?? 0) + 1);
    } else if (action === 'remove') {
      await tab.evaluate((id) => cart.remove(id), id);
      expectedQuantities.delete(id);
    } else if (action === 'reload') await shop.reloadTab(tab);
    else {
      await shop.closeTab(tab);
      tabs[tabIndex] = await shop.openTab();
    }
  }
  await expectQuantities(tabs, Object.fromEntries(expectedQuantities));
});
