import { describe, expect, it } from 'vitest';
import { usedTexts } from './used-texts.ts';

/** Texts that no screen shows yet, and why they are kept. */
const reserved: Readonly<Record<string, string>> = {
  'cart: paymentInit': 'payment is not wired; the spec gives the sentence (section 8)',
  'shop: preview.viewAll':
    'the spec counts it among the texts of the shop preview (section 3); what it led to is the page it is on',
};

const listed = (keys: Map<string, Set<string>>) =>
  [...keys].flatMap(([file, names]) => [...names].map((name) => `${file}: ${name}`));

describe('the texts of the screens', () => {
  const { shown, offered } = usedTexts();

  it('stand in a file for each screen and one for all of them', () => {
    expect([...offered.keys()].sort()).toEqual([
      ...['blog', 'cart', 'common', 'home', 'legal', 'not-found', 'product', 'shop', 'success'],
    ]);
  });

  it('are all shown by the site, but for those that are kept for later', () => {
    const used = new Set(listed(shown));
    const unused = listed(offered).filter((text) => !used.has(text));
    expect(unused).toEqual(Object.keys(reserved));
  });
});
