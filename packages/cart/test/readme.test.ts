import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { externalOrigins } from '../src/changes/index.ts';
import { createCart } from '../src/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { syncCart } from '../src/sync/index.ts';
import { bundle } from './bundle.ts';
import { importCode } from './describe-binding.ts';
import { createItem, createItemWithStock } from './products.ts';

const root = join(import.meta.dirname, '..');
const readPackageFile = (path: string) => readFileSync(join(root, path), 'utf8');
/** The README and the chapters of the documentation. */
const pages = ['README.md', ...globSync('docs/*.md', { cwd: root })].map((path) => ({
  path,
  text: readPackageFile(path),
}));
const documentation = pages.map(({ text }) => text).join('\n');
/** The code blocks of all pages, each with the heading of its section. */
const codeBlocks = pages.flatMap(({ path, text }) =>
  text.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n');
    const matches = section.matchAll(/```(\w+)\n([\s\S]*?)```/g);
    return Array.from(matches, ([, language = '', code = '']) => ({ heading: `${path}: ${heading}`, language, code }));
  }),
);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs the code of a block, and resolves to its exports. */
const runCode = async (code: string) => importCode(await bundle(code));

/** Imports the code block that starts with the comment `// {file}`. */
const importBlock = (file: string) =>
  runCode(codeBlocks.find(({ code }) => code.startsWith(`// ${file}\n`))?.code ?? '');

describe('the documentation', () => {
  it('documents every code of refusals, persistence reports and reprice changes', () => {
    const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
      .map(readPackageFile)
      .join('\n');
    const codes = [...sources.matchAll(/code: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, union = '']) =>
      union.match(/\w+/g),
    );
    expect(codes.length).toBeGreaterThan(10);
    for (const code of new Set(codes)) expect(documentation).toMatch(new RegExp(`[\`']${code}[\`']`));
  });

  const blocksWithOutput = codeBlocks.filter(({ language, code }) => language === 'ts' && code.includes('// → '));
  it.each(blocksWithOutput)('shows the actual output of the code in “$heading”', async ({ code }) => {
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      const texts = values.map((value) =>
        typeof value === 'string' ? value : inspect(value, { breakLength: Infinity }),
      );
      printed.push(texts.join(' '));
    });
    await runCode(code);
    expect(printed).toEqual([...code.matchAll(/\/\/ → (.*)/g)].map(([, text]) => text));
  });

  it('copies each line of its code blocks from the examples, except ts, tsx and sh blocks', () => {
    const examples = globSync('examples/*/{,src/}*.{html,js,svelte,ts,vue}', { cwd: root })
      .map(readPackageFile)
      .join('\n');
    const exampleLines = new Set(examples.split('\n').map((line) => line.trim()));
    const otherBlocks = codeBlocks.filter(({ language }) => !['ts', 'tsx', 'sh'].includes(language));
    expect(otherBlocks.length).toBeGreaterThan(3);
    expect(
      otherBlocks.flatMap(({ code }) => code.split('\n')).filter((line) => !exampleLines.has(line.trim())),
    ).toEqual([]);
  });

  it('links only to existing headings and files of the package', () => {
    const getHeadingIds = (text: string) =>
      [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    const packageUrl = 'https://unpkg.com/browse/@vitrine/cart/';
    function isValid(path: string, link: string): boolean {
      if (link.startsWith(packageUrl)) return existsSync(join(root, link.slice(packageUrl.length)));
      if (link.startsWith('https:')) return true;
      const [file = '', headingId] = link.split('#');
      // npm shows the README without the other files.
      if (file && path === 'README.md') return false;
      const page = pages.find((page) => page.path === (file ? `docs/${file}` : path));
      return !!page && (!headingId || getHeadingIds(page.text).includes(headingId));
    }
    const links = pages.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => ({ path, link })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ path, link }) => !isValid(path, link))).toEqual([]);
  });
});

describe('the handler of the sync server', () => {
  it('keeps a cart, and refuses to overwrite a version that the request does not know', async () => {
    const { handleCart } = await importBlock('cart-handler.ts');
    let row: { text: string; version: number } | undefined;
    const save = async (text: string, previousVersion: number) => {
      if (previousVersion !== (row?.version ?? 0)) return false;
      row = { text, version: previousVersion + 1 };
      return true;
    };
    const send = (init?: RequestInit) => handleCart(new Request('http://shop.test/cart', init), row, save);
    expect((await send()).status).toBe(404);
    const carts = [createCart(), createCart()];
    const syncs = carts.map((cart) =>
      syncCart(cart, {
        url: 'http://shop.test/cart',
        fetch: (_, init) => handleCart(new Request('http://shop.test/cart', init), row, save),
      }),
    );
    for (const sync of syncs) await sync.start();
    for (const [index, cart] of carts.entries()) cart.add(createItem({ id: `${index}` }));
    for (const sync of [...syncs, ...syncs]) await sync.flush();
    for (const sync of syncs) sync.stop();
    expect(carts.map((cart) => [cart.quantityOf('0'), cart.quantityOf('1')])).toEqual(Array(2).fill([1, 1]));
    expect((await send({ method: 'PUT', body: '[]', headers: { 'if-match': '"1"' } })).status).toBe(412);
  });
});

describe('the storage for IndexedDB', () => {
  it('saves the cart, and tells other tabs', async () => {
    const { createSharedStorage } = await importBlock('indexed-db-storage.ts');
    const values = new Map<string, string>();
    const open = () => {
      const channel = new BroadcastChannel('cart');
      const store = {
        get: async (key: string) => values.get(key),
        set: async (key: string, text: string) => void values.set(key, text),
      };
      const cart = createCart();
      const persistence = persistCart(cart, { storage: createSharedStorage(store, channel) });
      return { cart, persistence, channel };
    };
    const tabs = [open(), open()];
    for (const { persistence } of tabs) await persistence.hydrate();
    tabs[0]?.cart.add(createItem(), 2);
    await expect.poll(() => tabs[1]?.cart.count).toBe(2);
    for (const { channel, persistence } of tabs) {
      await persistence.stop();
      channel.close();
    }
  });
});

describe('the recipe for undo', () => {
  it('undoes the last changes one by one', async () => {
    const { createUndo } = await importBlock('create-undo.ts');
    const cart = createCart();
    const undo = createUndo(cart);
    cart.add(createItem());
    cart.add(createItemWithStock(3), 2);
    cart.clear();
    undo();
    expect(cart.count).toBe(3);
    undo();
    expect(cart.count).toBe(1);
    undo();
    undo();
    expect(cart.count).toBe(0);
  });

  it('undoes a batch of the page with its own origin', async () => {
    const { createUndo } = await importBlock('create-undo.ts');
    const cart = createCart();
    const undo = createUndo(cart);
    cart.batch(() => cart.add(createItem()), 'bundle');
    undo();
    undo();
    expect(cart.count).toBe(0);
  });

  it.each(externalOrigins)('does not undo changes with the origin %s', async (origin) => {
    const { createUndo } = await importBlock('create-undo.ts');
    const cart = createCart();
    const undo = createUndo(cart);
    cart.add(createItem(), 1, { origin });
    undo();
    expect(cart.count).toBe(1);
  });
});

describe('the recipe for analytics', () => {
  it('reports quantities that were added and removed on this page', async () => {
    const events: unknown[] = [];
    vi.stubGlobal('gtag', (...event: unknown[]) => events.push(event));
    const { trackCart } = await importBlock('track-cart.ts');
    const cart = createCart();
    trackCart(cart);
    cart.batch(() => cart.add(createItem()), 'storage');
    cart.batch(() => cart.add(createItem(), 2), 'bundle');
    cart.put({ ...createItem({ price_in_cents: 500 }), quantity: 3 });
    cart.setQuantity('guide-pdf', 1);
    const createEventParams = (price: number, quantity: number) => ({
      currency: 'eur',
      value: price * quantity,
      items: [{ item_id: 'guide-pdf', price, quantity }],
    });
    expect(events).toEqual([
      ['event', 'add_to_cart', createEventParams(10, 2)],
      ['event', 'remove_from_cart', createEventParams(5, 2)],
    ]);
  });
});

describe('the recipe for messages', () => {
  it('returns the French message of a refusal', async () => {
    const { describeRefusal, french } = await importBlock('messages.ts');
    const refusal = createCart().add(createItemWithStock(1), 2);
    expect(describeRefusal(french, refusal, 'Atelier')).toBe(
      'Pas assez de stock pour Atelier. Il ne reste que 1 articles.',
    );
  });
});
