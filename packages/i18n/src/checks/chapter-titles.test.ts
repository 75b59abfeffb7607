import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { readLanguageFiles } from './read-language.ts';

interface Details {
  contents: { title: string }[];
  sample: string;
}

describe.each(languages)('the chapter titles in %s', async (language) => {
  const files = new Map((await readLanguageFiles(language)).map(({ name, content }) => [name, content]));
  const locked = files.get('locked') as Record<string, string>;
  const getTitles = (id: string) => (files.get(`product-details-${id}`) as Details).contents.map(({ title }) => title);

  // The locked content of the other products does not contain all titles.
  it.each(['3', '5', '6'])('of product %s are the same in its locked content', (id) => {
    const text = toPlainText(locked[id] ?? '');
    expect(getTitles(id).filter((title) => !text.includes(title))).toEqual([]);
  });

  it.each(['1', '4'])('of product %s are the same in the captions of its sample', (id) => {
    const { sample } = files.get(`product-details-${id}`) as Details;
    const captions = [...sample.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption = '']) => caption);
    expect(captions.length).toBeGreaterThan(0);
    expect(captions.filter((caption) => !getTitles(id).some((title) => caption.includes(title)))).toEqual([]);
  });
});
