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
const fontNames = ['display-latin', 'text-latin'];
const getFontUrl = (name: string) => new URL(`../../../packages/ui/src/fonts/${name}.woff2`, import.meta.url);

const namespaces: Namespace[] = ['common', 'not-found', ...pages.flatMap(({ messages }) => messages)];

const collectStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(collectStrings)
      : [];

/** Loads the text that the pages show in a language, with a formatted date and price, and without the teasers of the locked content. */
async function loadPageTexts(language: Language): Promise<string[]> {
  const i18n = await loadMessages(language, namespaces);
  const [products, posts] = await Promise.all([loadProducts(language), loadPosts(language)]);
  const content = await Promise.all([
    ...products.map(({ id }) => loadProductDetails(language, id)),
    loadCatalogue(language),
    ...posts.map(({ slug }) => loadPost(language, slug)),
    ...legalDocuments.map((name) => loadLegalDocument(language, name)),
  ]);
  return [
    ...collectStrings([i18n.getDataByLanguage(i18n.language), products, content]),
    formatDate(language, '2025-12-24'),
    formatLocalizedPrice(language, 123456789, getEuro(language)),
  ];
}

describe.each(fontNames)('the font %s', (name) => {
  const font = create(readFileSync(getFontUrl(name))) as Font;

  it.each(latinLanguages)('has a glyph for every character of the pages in %s', async (language) => {
    // The fonts have no glyph for the narrow no-break space: browsers use the space instead.
    const characters = new Set((await loadPageTexts(language)).join('').replace(/[\n\t\u202f]/g, ''));
    expect(characters.size).toBeGreaterThan(60);
    const missingCharacters = [...characters].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missingCharacters).toEqual([]);
  });

  it('is at most 14 kB', () => {
    expect(statSync(getFontUrl(name)).size).toBeLessThanOrEqual(14_000);
  });
});
