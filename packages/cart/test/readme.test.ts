import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '../src/index.ts';
import { bundle } from './bundle.ts';
import { importCode } from './describe-binding.ts';
import { createItem, createItemWithStock } from './products.ts';

const root = join(import.meta.dirname, '..');
const readPackageFile = (path: string) => readFileSync(join(root, path), 'utf8');
const readme = readPackageFile('README.md');
/** The code blocks of the README, each with the heading of its section. */
const codeBlocks = readme.split(/^## /m).flatMap((section) => {
  const [heading = ''] = section.split('\n');
  const matches = section.matchAll(/```(\w+)\n([\s\S]*?)```/g);
  return Array.from(matches, ([, language = '', code = '']) => ({ heading, language, code }));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs the code of a block, and resolves to its exports. */
const runCode = async (code: string) => importCode(await bundle(code));

/** Imports the code block that starts with the comment `// {file}`. */
const importBlock = (file: string) =>
  runCode(codeBlocks.find(({ code }) => code.startsWith(`// ${file}\n`))?.code ?? '');

describe('the README', () => {
  it('documents every code of refusals, persistence reports and reprice changes', () => {
    const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
      .map(readPackageFile)
      .join('\n');
    const codes = [...sources.matchAll(/code: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, union = '']) =>
      union.match(/\w+/g),
    );
    expect(codes.length).toBeGreaterThan(10);
    for (const code of new Set(codes)) expect(readme).toMatch(new RegExp(`[\`']${code}[\`']`));
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

  it('links only to its own headings and to existing files of the package', () => {
    const headingIds = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    const packageUrl = 'https://unpkg.com/browse/@vitrine/cart/';
    const isValid = (link: string) =>
      link.startsWith('#')
        ? headingIds.includes(link.slice(1))
        : link.startsWith(packageUrl) && existsSync(join(root, link.slice(packageUrl.length)));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isValid(link))).toEqual([]);
  });
});

describe('the recipe for server sync', () => {
  /** Replaces `fetch` by a fake server, which reduces higher quantities to 2 and responds when `respond` is called. */
  function stubServer() {
    const requests: { lines: { quantity: number }[]; respond: () => void }[] = [];
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      const lines = JSON.parse(body);
      const accepted = lines.map((line: { quantity: number }) => ({ ...line, quantity: Math.min(line.quantity, 2) }));
      return new Promise((resolve) => requests.push({ lines, respond: () => resolve(Response.json(accepted)) }));
    });
    return requests;
  }

  it('applies a change immediately, and corrects it with the response', async () => {
    const requests = stubServer();
    const { syncCart } = await importBlock('sync-cart.ts');
    const cart = createCart();
    syncCart(cart, '/cart');
    cart.add(createItem(), 5);
    expect(cart.count).toBe(5);
    await expect.poll(() => requests.length).toBe(1);
    requests[0]?.respond();
    await expect.poll(() => cart.count).toBe(2);
  });

  it('does not send a request for the change that a response causes', async () => {
    const requests = stubServer();
    const { syncCart } = await importBlock('sync-cart.ts');
    const cart = createCart();
    syncCart(cart, '/cart');
    cart.add(createItem(), 5);
    await expect.poll(() => requests.length).toBe(1);
    requests[0]?.respond();
    await expect.poll(() => cart.count).toBe(2);
    cart.add(createItem({ id: 'guide-epub' }));
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]?.lines).toHaveLength(2);
  });

  it('ignores a response if the cart has changed since its request', async () => {
    const requests = stubServer();
    const { syncCart } = await importBlock('sync-cart.ts');
    const cart = createCart();
    syncCart(cart, '/cart');
    cart.add(createItem(), 1);
    await expect.poll(() => requests.length).toBe(1);
    cart.add(createItem({ id: 'guide-epub' }), 1);
    requests[0]?.respond();
    await expect.poll(() => requests.length).toBe(2);
    expect(cart.count).toBe(2);
    expect(requests[1]?.lines).toHaveLength(2);
  });

  it('sends nothing when another tab restores the same lines', async () => {
    const requests = stubServer();
    const { syncCart } = await importBlock('sync-cart.ts');
    const cart = createCart();
    cart.add(createItem());
    syncCart(cart, '/cart');
    cart.batch(() => {
      const lines = structuredClone(cart.getSnapshot().lines);
      cart.clear();
      for (const line of lines) cart.put(line);
    }, 'storage');
    await new Promise(setImmediate);
    expect(requests).toEqual([]);
  });

  it('sends all lines with the next change after a failed request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    const { syncCart } = await importBlock('sync-cart.ts');
    const cart = createCart();
    syncCart(cart, '/cart');
    cart.add(createItem(), 1);
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
    const requests = stubServer();
    cart.add(createItem(), 1);
    await expect.poll(() => requests[0]?.lines).toMatchObject([{ quantity: 2 }]);
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

  it('does not undo restored lines and changes of other tabs', async () => {
    const { createUndo } = await importBlock('create-undo.ts');
    const cart = createCart();
    const undo = createUndo(cart);
    cart.batch(() => cart.add(createItem()), 'storage');
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

describe('the recipe for discounts', () => {
  it('subtracts a rounded percentage from each total', async () => {
    const { applyDiscount } = await importBlock('discount.ts');
    const cart = createCart();
    cart.add(createItem({ price_in_cents: 1995 }));
    expect(applyDiscount(cart.getSnapshot(), 10)).toEqual([
      { currency: 'eur', subtotal: 1995, discount: 200, total: 1795 },
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
