import { describe, expect, it } from 'vitest';
import { findLengthProblems } from './lengths.ts';
import { listBlocks } from './read-language.ts';

/** Returns how to fix each problem of a string. */
const findTodos = (file: string, key: string, text: string) =>
  findLengthProblems([{ file, key, text, line: 2 }]).map(({ todo }) => todo);
/** Returns how to fix each problem of an article. */
const findArticleTodos = (firstParagraph: string, otherWordCount: number) =>
  findLengthProblems(listBlocks('posts/x', `${firstParagraph}\n\n${'word '.repeat(otherWordCount)}`)).map(
    ({ todo }) => todo,
  );

describe('findLengthProblems', () => {
  it.each([
    ['common', 'nav.shop', 16],
    ['home', 'meta.title', 60],
    ['blog', 'article.notFound.meta.description', 155],
    ['legal', 'meta.cookie-policy', 155],
    ['posts/price-of-mistakes', 'title', 50],
    ['products/1', 'name', 50],
    ['catalogue/site-audit', 'title', 50],
    ['legal/terms-of-service', 'title', 50],
    ['common', 'errors.page.title', 50],
    ['posts/price-of-mistakes', 'excerpt', 180],
    ['product', 'locked.unlock', 34],
    ['cart', 'checkout', 34],
    ['catalogue/site-audit', 'ribbon', 20],
    ['catalogue/site-audit', 'options.scope.values.small', 40],
    ['catalogue/site-audit', 'fields.pages', 40],
    ['catalogue/site-audit', 'related', 40],
  ])('limits %s %s to %i characters', (file, key, maxLength) => {
    expect(findTodos(file, key, 'x'.repeat(maxLength))).toEqual([]);
    const expected = `shorten from ${maxLength + 1} to ${maxLength} characters: `;
    expect(findTodos(file, key, 'x'.repeat(maxLength + 1))[0]).toMatch(expected);
  });

  it('counts a letter and its accents as one', () => {
    expect(findTodos('common', 'nav.shop', 'é'.normalize('NFD').repeat(16))).toEqual([]);
  });

  it('has no limit for other strings', () => {
    expect(findTodos('home-sections', 'about.description', 'x'.repeat(1000))).toEqual([]);
  });

  it('requires a first paragraph of at least 160 characters in an article', () => {
    expect(findArticleTodos('x'.repeat(160), 700)).toEqual([]);
    expect(findArticleTodos('x'.repeat(159), 700)[0]).toContain('it has 159');
  });

  it('rejects a first paragraph whose first 160 characters end inside a word', () => {
    expect(findArticleTodos(`${'x'.repeat(160)}. More.`, 700)).toEqual([]);
    expect(findArticleTodos('x'.repeat(161), 700)[0]).toContain('end a word at character 160');
  });

  it('requires an article of 600 to 900 words', () => {
    const firstWord = 'x'.repeat(160);
    for (const wordCount of [600, 900]) expect(findArticleTodos(firstWord, wordCount - 1)).toEqual([]);
    for (const wordCount of [599, 901])
      expect(findArticleTodos(firstWord, wordCount - 1)[0]).toContain(`it has ${wordCount}`);
  });

  it.each([
    ['inside a word', `${'x'.repeat(101)} and more`],
    ['after a space', `${'x'.repeat(99)} and more`],
    ['after a comma', `${'x'.repeat(99)}, and more`],
  ])('rejects a description that a card would cut %s', (_, description) => {
    expect(findTodos('products/1', 'description', description)).toHaveLength(1);
  });

  it('allows a description that a card cuts after a word or shows in full', () => {
    expect(findTodos('products/1', 'description', `${'x'.repeat(100)}, and more`)).toEqual([]);
    expect(findTodos('products/1', 'description', 'x'.repeat(80))).toEqual([]);
  });
});
