import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const sources = Object.entries<Record<string, string>>(exports).map(([path, { '@vitrine/source': source }]) => [
  path,
  source,
]);

it.each(sources)('maps %s to an existing source file', (_path, source = '') => {
  const example = source.includes('fonts') ? 'text-latin.woff2' : 'base';
  expect(existsSync(new URL(source.replace('*', example), root))).toBe(true);
});

it('exports the dialogs and the toaster only from separate entry points', async () => {
  const [main, cart, purchase, toaster] = await Promise.all([
    import('@vitrine/ui'),
    import('@vitrine/ui/cart'),
    import('@vitrine/ui/purchase'),
    import('@vitrine/ui/toaster'),
  ]);
  for (const name of ['CartDrawer', 'AddedDialog', 'PurchaseDialog', 'Toaster']) expect(main).not.toHaveProperty(name);
  expect(Object.keys({ ...cart, ...purchase, ...toaster })).toEqual(
    expect.arrayContaining(['CartDrawer', 'AddedDialog', 'PurchaseDialog', 'Toaster']),
  );
});

it('imports every style sheet once in styles.css', () => {
  const styles = readFileSync(new URL('src/styles.css', root), 'utf8');
  const importedFiles = [...styles.matchAll(/@import '\.\/([^']+)'/g)].map(([, file]) => file);
  expect(importedFiles.sort()).toEqual(
    globSync('*/*.css', { cwd: new URL('src/', root), exclude: ['styles/*'] }).sort(),
  );
});
