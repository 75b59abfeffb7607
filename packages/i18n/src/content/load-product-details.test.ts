import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { localProductIds } from '../local-product-ids.ts';
import { loadLockedContent } from '../locked/load-locked-content.ts';
import { toPlainText } from '../plain-text.ts';
import { loadProductDetails } from './load-product-details.ts';

/** Splits HTML into sentences, without those under 40 characters: a sample and the locked content may share a title. */
const splitSentences = (html: string) =>
  toPlainText(html)
    .split(/(?<=[.!?؟:])\s+/)
    .filter((sentence) => sentence.length >= 40);

describe.each(languages)('the product details in %s', (language) => {
  it.each(localProductIds)('have every field for product %s', async (id) => {
    const details = await loadProductDetails(language, id);
    expect(details?.audience.length).toBeGreaterThanOrEqual(3);
    expect(details?.requirements.length).toBeGreaterThanOrEqual(3);
    expect(details?.contents.length).toBeGreaterThanOrEqual(5);
    expect(details?.format.length).toBeGreaterThanOrEqual(4);
    expect(details?.faq.length).toBeGreaterThanOrEqual(3);
    expect(details?.author.bio).toBeTruthy();
    expect(details?.sample).toMatch(/^<(?:figure|h3)>.*<\/(?:figure|p)>$/s);
  });

  it('list the 15 chapters of the advanced course and the nine of the introductory course', async () => {
    expect((await loadProductDetails(language, '3'))?.contents).toHaveLength(15);
    expect((await loadProductDetails(language, '6'))?.contents).toHaveLength(9);
  });

  it('share no sentence of a sample with the locked content', async () => {
    const locked = await loadLockedContent(language);
    for (const id of localProductIds) {
      const lockedText = toPlainText(locked[id] ?? '');
      const sampleSentences = splitSentences((await loadProductDetails(language, id))?.sample ?? '');
      expect(sampleSentences.length).toBeGreaterThan(0);
      expect(sampleSentences.filter((sentence) => lockedText.includes(sentence))).toEqual([]);
    }
  });
});

it('resolves to undefined for an unknown product id', async () => {
  expect(await loadProductDetails('en', 'unknown')).toBeUndefined();
  expect(await loadProductDetails('en', 'constructor')).toBeUndefined();
});
