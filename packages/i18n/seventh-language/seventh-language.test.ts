import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../build/package-folder.ts';
import { languages } from '../src/languages.ts';
import { toPseudoTranslation } from '../src/pseudo/index.ts';

/** The line of a fictional language, which the test adds to the language table in a copy of this package. */
const languageLine = `  xx: { name: 'Xxish', locale: 'en-GB', direction: 'rtl', flag: 'xx', price: '$1 €' },\n`;

const repository = join(packageFolder, '../../');
const apps = ['apps/web', 'apps/store', 'apps/storybook'];

let copyFolder: string;

/** Imports a module of the copy. */
const importFromCopy = <Module>(path: string) => import(join(copyFolder, 'src', path)) as Promise<Module>;

beforeAll(async () => {
  copyFolder = await mkdtemp(join(tmpdir(), 'vitrine-seventh-language-'));
  await cp(packageFolder, copyFolder, {
    recursive: true,
    filter: (path) => !/node_modules|\/dist|\/\.|\.test\.|\/generated|tsconfig/.test(path.slice(packageFolder.length)),
  });
  await symlink(join(packageFolder, 'node_modules'), join(copyFolder, 'node_modules'));
  const languagesFile = join(copyFolder, 'src/languages.ts');
  const source = await readFile(languagesFile, 'utf8');
  await writeFile(languagesFile, source.replace('} as const;', `${languageLine}} as const;`));
  const cart = JSON.parse(await readFile(join(copyFolder, 'locales/en/cart.json'), 'utf8'));
  await mkdir(join(copyFolder, 'locales/xx'));
  await writeFile(join(copyFolder, 'locales/xx/cart.json'), JSON.stringify(toPseudoTranslation(cart)));
  await cp(join(copyFolder, 'content/fr/products/1.md'), join(copyFolder, 'content/xx/products/1.md'));
  execFileSync(process.execPath, ['build/main.ts'], { cwd: copyFolder });
});

afterAll(() => rm(copyFolder, { recursive: true }));

describe('a seventh language', () => {
  it('is in the list of languages, and works in content negotiation, URLs and date formats', async () => {
    const i18n = await importFromCopy<Record<string, (...values: unknown[]) => unknown>>('index.ts');
    expect(i18n.languages).toEqual([...languages, 'xx']);
    expect(i18n.languageNames).toMatchObject({ xx: 'Xxish' });
    expect(i18n.preferredLanguage?.({ stored: 'xx', browser: [] })).toBe('xx');
    expect(i18n.negotiateLanguage?.('xx-YY, en;q=0.5')).toBe('xx');
    expect(i18n.splitLanguage?.('/xx/shop')).toEqual({ language: 'xx', path: '/shop' });
    expect(i18n.direction?.('xx')).toBe('rtl');
    expect(i18n.formatDate?.('xx', '2025-08-12')).toBe('12 August 2025');
  });

  it('has its translated messages and content, and English for the rest', async () => {
    const { loadMessages } = await importFromCopy<typeof import('../src/index.ts')>('index.ts');
    const content = await importFromCopy<typeof import('../src/content/index.ts')>('content/index.ts');
    const { loadCatalogue } = await importFromCopy<typeof import('../src/catalogue/index.ts')>('catalogue/index.ts');
    const { loadLockedContent } = await importFromCopy<typeof import('../src/locked/index.ts')>('locked/index.ts');
    const xx = 'xx' as 'en';
    const { t } = await loadMessages(xx, ['cart', 'shop']);
    expect(t('title', { ns: 'cart', count: 2 })).toBe('[Çááŕţ (2 ííţéémš)]');
    expect(t('search.found', { ns: 'shop', count: 2 })).toBe('2 products found');
    const products = await content.loadProducts(xx);
    expect(products.slice(0, 2).map(({ name }) => name)).toEqual([
      'L’IA en entreprise\u00a0: le guide pratique',
      'Digital Marketing Toolkit',
    ]);
    expect((await content.loadProductDetails(xx, '3'))?.contents).toHaveLength(15);
    expect((await content.loadPost(xx, 'price-of-mistakes'))?.content).toContain('<h2 id=');
    expect((await content.loadLegalDocument(xx, 'cookie-policy')).title).toBe('Cookie policy');
    expect(Object.keys(await loadCatalogue(xx))).toContain('site-audit');
    expect(Object.keys(await loadLockedContent(xx))).toEqual(products.map(({ id }) => id));
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
