import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A language that nobody speaks: a row and two folders in a copy of this package, and nothing else anywhere. */
const row = `  xx: { name: 'Xxish', locale: 'en-GB', direction: 'rtl', flag: 'xx', price: '$1 €', plurals: ['one', 'other'] },\n`;

const here = fileURLToPath(new URL('../../', import.meta.url));
const house = join(here, '../../');
const users = ['apps/web', 'apps/store', 'apps/storybook'];

let room: string;

/** The package in the copy, by the name of an entry's folder. */
const load = <Entry>(path: string) => import(join(room, 'src', path)) as Promise<Entry>;

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'vitrine-seventh-language-'));
  await cp(join(here, 'src'), join(room, 'src'), { recursive: true, filter: (path) => !path.includes('.test.') });
  await symlink(join(here, 'node_modules'), join(room, 'node_modules'));
  for (const folder of ['messages', 'content'])
    await cp(join(room, 'src', folder, 'en'), join(room, 'src', folder, 'xx'), { recursive: true });
  const table = join(room, 'src/languages.ts');
  await writeFile(table, (await readFile(table, 'utf8')).replace('} as const;', `${row}} as const;`));
});

afterAll(() => rm(room, { recursive: true }));

describe('a seventh language', () => {
  it('is offered, chosen, addressed and formatted', async () => {
    const i18n = await load<Record<string, (...values: unknown[]) => unknown>>('index.ts');
    expect(i18n.languages).toEqual(['en', 'es', 'pt', 'fr', 'de', 'ar', 'xx']);
    expect(i18n.languageNames).toMatchObject({ xx: 'Xxish' });
    expect(i18n.preferredLanguage?.({ stored: 'xx', browser: [] })).toBe('xx');
    expect(i18n.negotiateLanguage?.('xx-YY, en;q=0.5')).toBe('xx');
    expect(i18n.splitLanguage?.('/xx/shop')).toEqual({ language: 'xx', path: '/shop' });
    expect(i18n.direction?.('xx')).toBe('rtl');
    expect(i18n.formatDate?.('xx', '2025-08-12')).toBe('12 August 2025');
  });

  it('has its texts, its products, its posts, its documents and its catalogue', async () => {
    const { loadMessages } = await load<typeof import('../index.ts')>('index.ts');
    const content = await load<typeof import('../content/index.ts')>('content/index.ts');
    const { loadCatalogue } = await load<typeof import('../catalogue/index.ts')>('catalogue/index.ts');
    const { loadLockedContent } = await load<typeof import('../locked/index.ts')>('locked/index.ts');
    const xx = 'xx' as 'en';
    expect((await loadMessages(xx, ['cart'])).t('title', { ns: 'cart', count: 2 })).toBe('Cart (2 items)');
    expect(await content.loadProducts(xx)).toHaveLength(6);
    expect((await content.loadPost(xx, 'price-of-mistakes'))?.content).toContain('<h2>');
    expect((await content.loadLegalDocument(xx, 'cookie-policy')).title).toBe('Cookie policy');
    expect(Object.keys(await loadCatalogue(xx))).toHaveLength(8);
    expect(Object.keys(await loadLockedContent(xx))).toHaveLength(6);
  });

  it.each(users)(
    'asks nothing of %s, which compiles as it stands',
    async (user) => {
      expect(await compile(user)).toEqual([]);
    },
    60_000,
  );
});

/** What the compiler says of a folder of the house that takes this package from the copy; not what it says of others. */
async function compile(user: string): Promise<string[]> {
  const desk = join(room, user);
  await mkdir(desk, { recursive: true });
  await symlink(join(house, user, 'node_modules'), join(desk, 'node_modules'));
  const config = {
    extends: join(house, user, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      declaration: false,
      rootDir: '/',
      paths: { '@vitrine/i18n': [join(room, 'src/index.ts')], '@vitrine/i18n/*': [join(room, 'src/*/index.ts')] },
    },
    references: [],
  };
  await writeFile(join(desk, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((resolve, reject) => {
    execFile(join(house, 'node_modules/.bin/tsc'), ['-p', desk], { cwd: house }, (failure, output) => {
      if (failure && !output.includes('error TS')) reject(failure);
      else resolve(output.split('\n').filter((line) => line.startsWith(user) || line.startsWith('error TS')));
    });
  });
}
