import { describe, expect, it } from 'vitest';
import { loadProductDetails } from '../src/content/index.ts';
import { languages } from '../src/languages.ts';
import { loadLockedContent } from '../src/locked/index.ts';
import { toPlainText } from '../src/plain-text.ts';

describe.each(languages)('the chapter titles in %s', async (language) => {
  const locked = await loadLockedContent(language);
  const getTitles = async (id: string) =>
    (await loadProductDetails(language, id))?.contents.map(({ title }) => title) ?? [];

  // The locked content of the other products does not contain all titles.
  it.each(['3', '5', '6'])('of product %s are the same in its locked content', async (id) => {
    const text = toPlainText(locked[id] ?? '');
    expect((await getTitles(id)).filter((title) => !text.includes(title))).toEqual([]);
  });

  it.each(['1', '4'])('of product %s are the same in the captions of its sample', async (id) => {
    const titles = await getTitles(id);
    const { sample = '' } = (await loadProductDetails(language, id)) ?? {};
    const captions = [...sample.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption = '']) => caption);
    expect(captions.length).toBeGreaterThan(0);
    expect(captions.filter((caption) => !titles.some((title) => caption.includes(title)))).toEqual([]);
  });
});
