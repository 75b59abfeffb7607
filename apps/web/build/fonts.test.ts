import { readFileSync, statSync } from 'node:fs';
import { formatDate, type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
import {
  legalDocuments,
  loadLegalDocument,
  loadPost,
  loadPosts,
  loadProductDetails,
  loadProducts,
} from '@vitrine/i18n/content';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { pages } from '../src/app/pages.ts';
import { formatLocalizedPrice, getEuro } from '../src/shared/store/cart-item.ts';

const latinLanguages: Language[] = ['en', 'es', 'pt', 'fr', 'de'];
const fonts = ['display-latin', 'text-latin'];
const fileOf = (name: string) => new URL(`../../../packages/ui/src/fonts/${name}.woff2`, import.meta.url);

const namespaces: Namespace[] = ['common', 'not-found', ...pages.flatMap(({ messages }) => messages)];

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** Every text that pages in a language show, the formatted dates and prices included. */
async function textsOf(language: Language): Promise<string[]> {
  const i18n = await loadMessages(language, namespaces);
  const [products, posts] = await Promise.all([loadProducts(language), loadPosts(language)]);
  const content = await Promise.all([
    ...products.map(({ id }) => loadProductDetails(language, id)),
    loadCatalogue(language),
    ...posts.map(({ slug }) => loadPost(language, slug)),
    ...legalDocuments.map((name) => loadLegalDocument(language, name)),
  ]);
  return [
    ...stringsOf([i18n.getDataByLanguage(i18n.language), products, content]),
    formatDate(language, '2025-12-24'),
    formatLocalizedPrice(language, 123456789, getEuro(language)),
  ];
}

describe.each(fonts)('%s', (name) => {
  const font = create(readFileSync(fileOf(name))) as Font;

  it.each(latinLanguages)('has every character of the texts in %s', async (language) => {
    // The published typefaces have no narrow no-break space: browsers make it from the space.
    const characters = new Set((await textsOf(language)).join('').replace(/[\n\t\u202f]/g, ''));
    expect(characters.size).toBeGreaterThan(60);
    const missing = [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  it('is at most 14 kB', () => {
    expect(statSync(fileOf(name)).size).toBeLessThanOrEqual(14_000);
  });
});
