import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The entry of a fictional language, which the test adds to the language table in a copy of this package. */
const languageEntry = `  xx: { name: 'Xxish', locale: 'en-GB', direction: 'rtl', flag: 'xx', price: '$1 €', pluralCategories: ['one', 'other'] },\n`;

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
const repository = join(packageFolder, '../../');
const apps = ['apps/web', 'apps/store', 'apps/storybook'];

let copyFolder: string;

/** Imports a module of the copy. */
const importFromCopy = <Module>(path: string) => import(join(copyFolder, 'src', path)) as Promise<Module>;

beforeAll(async () => {
  copyFolder = await mkdtemp(join(tmpdir(), 'vitrine-seventh-language-'));
  await cp(join(packageFolder, 'src'), join(copyFolder, 'src'), {
    recursive: true,
    filter: (path) => !path.includes('.test.'),
  });
  await symlink(join(packageFolder, 'node_modules'), join(copyFolder, 'node_modules'));
  for (const folder of ['messages', 'content'])
    await cp(join(copyFolder, 'src', folder, 'en'), join(copyFolder, 'src', folder, 'xx'), { recursive: true });
  const languagesFile = join(copyFolder, 'src/languages.ts');
  const source = await readFile(languagesFile, 'utf8');
  await writeFile(languagesFile, source.replace('} as const;', `${languageEntry}} as const;`));
});

afterAll(() => rm(copyFolder, { recursive: true }));

describe('a seventh language', () => {
  it('is in the list of languages, and works in content negotiation, URLs and date formats', async () => {
    const i18n = await importFromCopy<Record<string, (...values: unknown[]) => unknown>>('index.ts');
    expect(i18n.languages).toEqual(['en', 'es', 'pt', 'fr', 'de', 'ar', 'xx']);
    expect(i18n.languageNames).toMatchObject({ xx: 'Xxish' });
    expect(i18n.preferredLanguage?.({ stored: 'xx', browser: [] })).toBe('xx');
    expect(i18n.negotiateLanguage?.('xx-YY, en;q=0.5')).toBe('xx');
    expect(i18n.splitLanguage?.('/xx/shop')).toEqual({ language: 'xx', path: '/shop' });
    expect(i18n.direction?.('xx')).toBe('rtl');
    expect(i18n.formatDate?.('xx', '2025-08-12')).toBe('12 August 2025');
  });

  it('has messages, products, posts, legal documents and a catalogue', async () => {
    const { loadMessages } = await importFromCopy<typeof import('../index.ts')>('index.ts');
    const content = await importFromCopy<typeof import('../content/index.ts')>('content/index.ts');
    const { loadCatalogue } = await importFromCopy<typeof import('../catalogue/index.ts')>('catalogue/index.ts');
    const { loadLockedContent } = await importFromCopy<typeof import('../locked/index.ts')>('locked/index.ts');
    const xx = 'xx' as 'en';
    expect((await loadMessages(xx, ['cart'])).t('title', { ns: 'cart', count: 2 })).toBe('Cart (2 items)');
    expect(await content.loadProducts(xx)).toHaveLength(6);
    expect((await content.loadProductDetails(xx, '3'))?.contents).toHaveLength(15);
    expect((await content.loadPost(xx, 'price-of-mistakes'))?.content).toContain('<h2 id=');
    expect((await content.loadLegalDocument(xx, 'cookie-policy')).title).toBe('Cookie policy');
    expect(Object.keys(await loadCatalogue(xx))).toHaveLength(8);
    expect(Object.keys(await loadLockedContent(xx))).toHaveLength(6);
  });

  it.each(apps)(
    'compiles with %s, without changes to the app',
    async (app) => {
      expect(await compile(app)).toEqual([]);
    },
    300_000,
  );
});

/** Compiles an app with the copy, and returns the errors in the app. */
async function compile(app: string): Promise<string[]> {
  const folder = join(copyFolder, app);
  await mkdir(folder, { recursive: true });
  await symlink(join(repository, app, 'node_modules'), join(folder, 'node_modules'));
  const config = {
    extends: join(repository, app, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      declaration: false,
      rootDir: '/',
      paths: {
        '@vitrine/i18n': [join(copyFolder, 'src/index.ts')],
        '@vitrine/i18n/*': [join(copyFolder, 'src/*/index.ts')],
      },
    },
    references: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve, reject) => {
    execFile(join(repository, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: repository }, (failure, output) => {
      if (failure && !output.includes('error TS')) reject(failure);
      else resolve(output.split('\n').filter((line) => line.startsWith(app) || line.startsWith('error TS')));
    });
  });
}
