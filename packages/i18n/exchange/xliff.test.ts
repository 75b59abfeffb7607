import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashTexts } from '../checks/stale.ts';
import { languages } from '../src/languages.ts';
import { exportXliff, findNotes, importXliff } from './xliff.ts';

const readLocale = (language: string, namespace: string) =>
  readFileSync(new URL(`../locales/${language}/${namespace}.json`, import.meta.url), 'utf8');

describe.each(languages.filter((language) => language !== 'en'))('the XLIFF file in %s', (language) => {
  it('comes back unchanged', async () => {
    const { messages, ...file } = await importXliff(await exportXliff(language));
    expect(file.language).toBe(language);
    for (const [namespace, tree] of messages)
      expect(`${JSON.stringify(tree, null, 2)}\n`).toBe(readLocale(language, namespace));
  });
});

describe('exportXliff', () => {
  it('has the English text, the translation and the notes of each message', async () => {
    const xml = await exportXliff('fr');
    expect(xml).toMatch(/<file original="common"[^>]* source-language="en"[^>]* target-language="fr"/);
    expect(xml).toMatch(
      /<trans-unit id="demoShop">\s*<source>Demonstration shop: .*<\/source>\s*<target>[^<]+<\/target>\s*<note>.*Shown below the checkout button/,
    );
  });

  it('has each plural form of the language', async () => {
    const xml = await exportXliff('ar');
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(xml).toContain(`id="title_${form}"`);
  });
});

describe('importXliff', () => {
  it('replaces translations, and keeps those without a target', async () => {
    const xml = (await exportXliff('de'))
      .replace('<target>Zur Kasse</target>', '<target>Bezahlen</target>')
      .replace('<target>Gesamt</target>', '<target/>');
    const { messages } = await importXliff(xml);
    expect(messages.get('cart')).toMatchObject({ checkout: 'Bezahlen' });
    expect(messages.get('cart')).toMatchObject({ total: JSON.parse(readLocale('de', 'cart')).total });
  });

  it('rejects an unknown namespace', async () => {
    const xml = (await exportXliff('de')).replace('original="cart"', 'original="unknown"');
    await expect(importXliff(xml)).rejects.toThrow('There is no namespace “unknown”.');
  });

  it.each(['fr-FR', 'en', '../fr'])('rejects the target language %s', async (language) => {
    const xml = (await exportXliff('fr')).replaceAll('target-language="fr"', `target-language="${language}"`);
    await expect(importXliff(xml)).rejects.toThrow(`“${language}” is not the code of a translation`);
  });
});

describe('the notes for translators', () => {
  it('each apply to a message', () => {
    const ids = Object.keys(hashTexts('en')).filter((id) => id.includes(':'));
    const used = new Set(ids.flatMap(findNotes));
    const source = readFileSync(new URL('../descriptions.yaml', import.meta.url), 'utf8');
    expect(
      [...source.matchAll(/^[\w-]+(?::[\w.]+)?: (.*)$/gm)]
        .map(([, note]) => note)
        .filter((note) => !used.has(note ?? '')),
    ).toEqual([]);
  });
});
