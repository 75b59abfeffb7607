import { describe, expect, it } from 'vitest';
import { languages } from '../src/languages.ts';
import { readStyle, type Style } from './style.ts';
import { findWordingProblems } from './wording.ts';

const createEntry = (text: string, file = 'cart') => ({ file, key: 'x', text, line: 3 });
const style: Pick<Style, 'wording'> = {
  wording: [
    { find: /\bcourriel/iu, todo: 'write “e-mail”', example: 'un courriel', exceptIn: 'legal' },
    { find: /\bScheiben?\b/u, todo: 'write “Tranche”', example: 'Scheiben' },
  ],
};

describe('findWordingProblems', () => {
  it('reports what to write instead of the words that it found', () => {
    const entry = createEntry('Un Courriel');
    expect(findWordingProblems(style, [entry])).toEqual([{ entry, todo: 'write “e-mail” (found: “Courriel”).' }]);
  });

  it('accepts wording that the rule allows in the legal documents', () => {
    expect(findWordingProblems(style, [createEntry('Un courriel', 'legal/privacy-policy')])).toEqual([]);
  });

  it('accepts other text', () => {
    expect(findWordingProblems(style, [createEntry('Bandscheibenvorfall, e-mail')])).toEqual([]);
  });
});

describe.each(languages)('the wording rules of %s', (language) => {
  it.each(readStyle(language).wording)('$todo', (rule) => {
    expect(findWordingProblems({ wording: [rule] }, [createEntry(rule.example)])).toHaveLength(1);
  });
});
