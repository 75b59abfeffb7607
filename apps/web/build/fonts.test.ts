import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  direction,
  formatDate,
  type Language,
  languageNames,
  languages,
  loadMessages,
  type Namespace,
} from '@vitrine/i18n';
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
import { formatLocalizedPrice, getEuro } from '../src/catalogue/cart-item.ts';

const latinLanguages = languages.filter((language) => direction(language) === 'ltr');
const getFontUrl = (name: string) => new URL(`../../../packages/ui/src/fonts/${name}.woff2`, import.meta.url);

const namespaces = readdirSync(new URL('../../../packages/i18n/locales/en', import.meta.url)).map((file) =>
  file.replace('.json', ''),
) as Namespace[];

const collectStrings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(collectStrings)
      : [];

/** Loads the text that the pages show in a language, with a formatted date and price, and without the teasers of the locked content. */
async function loadPageText(language: Language): Promise<string> {
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
  ].join('');
}

const fonts = Object.fromEntries(
  ['display-latin', 'text-latin', 'display-arabic', 'text-arabic', 'arabic-name'].map((name) => [
    name,
    create(readFileSync(getFontUrl(name))) as Font,
  ]),
);

/** Browsers show the space of the font for the narrow no-break space, and nothing for isolates. */
const charactersWithoutGlyph = /[\n\t\u202f\u2068\u2069]/g;

/** Returns the characters of a text for which a font has no glyph. */
const findMissingCharacters = (text: string, fontName: string) =>
  [...new Set(text.replace(charactersWithoutGlyph, ''))].filter(
    (character) => !fonts[fontName]?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

describe.each(['display-latin', 'text-latin'])('the font %s', (name) => {
  it.each(latinLanguages)('has a glyph for every character of the pages in %s', async (language) => {
    const text = await loadPageText(language);
    expect(new Set(text).size).toBeGreaterThan(60);
    expect(findMissingCharacters(text, name)).toEqual([]);
  });

  it('is at most 14 kB', () => {
    expect(statSync(getFontUrl(name)).size).toBeLessThanOrEqual(14_000);
  });
});

describe('the font text-arabic', () => {
  it('has a glyph for every character of the pages in ar', async () => {
    const text = await loadPageText('ar');
    expect(new Set(text).size).toBeGreaterThan(60);
    expect(findMissingCharacters(text, 'text-arabic')).toEqual([]);
  });
});

describe('the font display-arabic', () => {
  // Arabic titles show other characters in text-arabic (`unicode-range` in fonts.css).
  it('has a glyph for every character of the pages in ar that is in the Arabic block', async () => {
    const text = (await loadPageText('ar')).replace(/[^\u0600-\u06ff]/g, '');
    expect(new Set(text).size).toBeGreaterThan(30);
    expect(findMissingCharacters(text, 'display-arabic')).toEqual([]);
  });
});

describe('the language menu', () => {
  it.each(languages)('shows each language name in one font of the pages in %s', (language) => {
    const menuFonts = direction(language) === 'ltr' ? ['text-latin', 'arabic-name'] : ['text-arabic'];
    const namesWithoutFont = Object.values(languageNames).filter((name) =>
      menuFonts.every((font) => findMissingCharacters(name, font).length > 0),
    );
    expect(namesWithoutFont).toEqual([]);
  });

  it('loads at most 4 kB for the Arabic name on the other pages', () => {
    expect(statSync(getFontUrl('arabic-name')).size).toBeLessThanOrEqual(4000);
  });
});
