import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { localProductIds } from '../local-product-ids.ts';
import { toPlainText } from '../plain-text.ts';
import { loadLockedContent } from './load-locked-content.ts';
import { createLockedTeaser } from './locked-teaser.ts';

describe.each(languages)('the locked content in %s', (language) => {
  it('is HTML that is longer than its teaser, for each local product', {
    tags: ['3.local.1', '3.local.7'],
  }, async () => {
    const contents = await loadLockedContent(language);
    expect(Object.keys(contents)).toEqual(localProductIds);
    for (const html of Object.values(contents)) {
      expect(html).toMatch(/^<h2>.*<\/\w+>$/s);
      const text = toPlainText(html);
      expect(text.length).toBeGreaterThan(800);
      expect(text.startsWith(createLockedTeaser(html))).toBe(true);
    }
  });
});

describe('createLockedTeaser', () => {
  it('returns exactly the first 300 characters as plain text', () => {
    expect(createLockedTeaser(`<p>${'é'.repeat(200)}</p><p>${'x'.repeat(200)}</p>`)).toBe(
      `${'é'.repeat(200)} ${'x'.repeat(99)}`,
    );
  });

  it('returns a shorter text unchanged', () => {
    expect(createLockedTeaser('<p>Short</p>')).toBe('Short');
  });
});
