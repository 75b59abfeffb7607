import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A made-up language: a row and two folders in a copy of this package, and no change anywhere else. */
const row = `  xx: { name: 'Xxish', locale: 'en-GB', direction: 'rtl', flag: 'xx', price: '$1 €', plurals: ['one', 'other'] },\n`;

const here = fileURLToPath(new URL('../../', import.meta.url));
const repository = join(here, '../../');
const consumers = ['apps/web', 'apps/store', 'apps/storybook'];

/** Folder of the copy. */
let copy: string;

/** Imports an entry of the copy. */
const load = <Entry>(path: string) => import(join(copy, 'src', path)) as Promise<Entry>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'vitrine-seventh-language-'));
  await cp(join(here, 'src'), join(copy, 'src'), { recursive: true, filter: (path) => !path.includes('.test.') });
  await symlink(join(here, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['messages', 'content'])
    await cp(join(copy, 'src', folder, 'en'), join(copy, 'src', folder, 'xx'), { recursive: true });
  const table = join(copy, 'src/languages.ts');
  await writeFile(table, (await readFile(table, 'utf8')).replace('} as const;', `${row}} as const;`));
});

afterAll(() => rm(copy, { recursive: true }));

describe('a seventh language', () => {
  it('is listed, negotiated, routed and formatted', async () => {
    const i18n = await load<Record<string, (...values: unknown[]) => unknown>>('index.ts');
    expect(i18n.languages).toEqual(['en', 'es', 'pt', 'fr', 'de', 'ar', 'xx']);
    expect(i18n.languageNames).toMatchObject({ xx: 'Xxish' });
    expect(i18n.preferredLanguage?.({ stored: 'xx', browser: [] })).toBe('xx');
    expect(i18n.negotiateLanguage?.('xx-YY, en;q=0.5')).toBe('xx');
    expect(i18n.splitLanguage?.('/xx/shop')).toEqual({ language: 'xx', path: '/shop' });
    expect(i18n.direction?.('xx')).toBe('rtl');
    expect(i18n.formatDate?.('xx', '2025-08-12')).toBe('12 August 2025');
  });

  it('has messages, products, posts, legal documents and a catalogue', async () => {
    const { loadMessages } = await load<typeof import('../index.ts')>('index.ts');
    const content = await load<typeof import('../content/index.ts')>('content/index.ts');
    const { loadCatalogue } = await load<typeof import('../catalogue/index.ts')>('catalogue/index.ts');
    const { loadLockedContent } = await load<typeof import('../locked/index.ts')>('locked/index.ts');
    const xx = 'xx' as 'en';
    expect((await loadMessages(xx, ['cart'])).t('title', { ns: 'cart', count: 2 })).toBe('Cart (2 items)');
    expect(await content.loadProducts(xx)).toHaveLength(6);
    expect((await content.loadProductDetails(xx, '3'))?.contents).toHaveLength(15);
    expect((await content.loadPost(xx, 'price-of-mistakes'))?.content).toContain('<h2 id=');
    expect((await content.loadLegalDocument(xx, 'cookie-policy')).title).toBe('Cookie policy');
    expect(Object.keys(await loadCatalogue(xx))).toHaveLength(8);
    expect(Object.keys(await loadLockedContent(xx))).toHaveLength(6);
  });

  it.each(consumers)(
    'requires no change in %s, which compiles',
    async (consumer) => {
      expect(await compile(consumer)).toEqual([]);
    },
    300_000,
  );
});

/** Compiles a folder of the repository against the copy, and returns the errors in that folder. */
async function compile(consumer: string): Promise<string[]> {
  const folder = join(copy, consumer);
  await mkdir(folder, { recursive: true });
  await symlink(join(repository, consumer, 'node_modules'), join(folder, 'node_modules'));
  const config = {
    extends: join(repository, consumer, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      declaration: false,
      rootDir: '/',
      paths: { '@vitrine/i18n': [join(copy, 'src/index.ts')], '@vitrine/i18n/*': [join(copy, 'src/*/index.ts')] },
    },
    references: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve, reject) => {
    execFile(join(repository, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: repository }, (failure, output) => {
      if (failure && !output.includes('error TS')) reject(failure);
      else resolve(output.split('\n').filter((line) => line.startsWith(consumer) || line.startsWith('error TS')));
    });
  });
}
