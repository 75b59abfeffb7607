import type { Entry, Problem } from './entry.ts';
import { passages } from './prose.ts';

interface Rule {
  readonly wrong: RegExp;
  readonly todo: string;
}

interface Style {
  /** Pairs of quotation marks: outer, then inner. */
  readonly quotes: readonly [outer: string, inner: string];
  readonly rules: readonly Rule[];
}

const everywhere: readonly Rule[] = [
  { wrong: /'/, todo: 'write the apostrophe ’ (U+2019) for the straight one' },
  { wrong: /"/, todo: 'write the quotation marks of the language for the straight ones' },
  { wrong: /\.\.\./, todo: 'write the ellipsis … (U+2026) for three dots' },
  { wrong: / {2}|^\s|\s$/, todo: 'take out the surplus space' },
  { wrong: /\s[,.،](?!\d)/, todo: 'take out the space before the comma or full stop' },
  { wrong: /[([]\s|\s[)\]]/, todo: 'take out the space inside the brackets' },
  { wrong: / - /, todo: 'write a dash, not a hyphen, between two spaces' },
  {
    wrong: /\d [%€]|€ \d|\d \d{3}(?!\d)/,
    todo: 'write a no-break space (U+00A0) inside the number or before its unit',
  },
  { wrong: /[\u0660-\u0669\u06f0-\u06f9]/, todo: 'write Latin digits' },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be there.
  { wrong: /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/, todo: 'take out the invisible character' },
];

/** For languages without a space before these marks. */
const closeMarks: Rule = { wrong: /\s[:;!?؛؟]/, todo: 'take out the space before the punctuation mark' };

const closeGuillemets: Rule = { wrong: /«\s|\s»/, todo: 'take out the space inside « »' };

const percentApart: Rule = { wrong: /\d%/, todo: 'put a no-break space (U+00A0) before %' };

const percentJoined: Rule = { wrong: /\d\s%/, todo: 'take out the space before %' };

const decimalComma: Rule = { wrong: /\d\.\d{1,2}(?!\d)/, todo: 'write a decimal comma' };

const decimalPoint: Rule = { wrong: /\d,\d{1,2}(?!\d)/, todo: 'write a decimal point' };

/** The style guide of docs/languages.md; Arabic, French and Spanish punctuation follows their academies. */
const styles: Readonly<Record<string, Style>> = {
  en: { quotes: ['“”', '‘’'], rules: [closeMarks, percentJoined, decimalPoint] },
  es: {
    quotes: ['«»', '“”'],
    rules: [
      closeMarks,
      closeGuillemets,
      percentApart,
      decimalComma,
      { wrong: /\d\.\d{3}(?!\d)/, todo: 'write four digits together, and a no-break space (U+00A0) in longer numbers' },
      { wrong: /^[^¿]*\?|\?[^¿]*\?|¿[^?]*$|¿[^?]*¿/, todo: 'open each question with ¿ and close it with ?' },
      { wrong: /^[^¡]*!|![^¡]*!|¡[^!]*$|¡[^!]*¡/, todo: 'open each exclamation with ¡ and close it with !' },
    ],
  },
  pt: { quotes: ['«»', '“”'], rules: [closeMarks, closeGuillemets, percentJoined, decimalComma] },
  fr: {
    quotes: ['«»', '“”'],
    rules: [
      percentApart,
      decimalComma,
      { wrong: /(?<![\u202f;!?])[;!?]/, todo: 'put a narrow no-break space (U+202F) before ; ! ?' },
      { wrong: /(?<!\u00a0):(?!\d|\/\/)/, todo: 'put a no-break space (U+00A0) before the colon' },
      { wrong: /«(?!\u00a0)|(?<!\u00a0)»/, todo: 'put a no-break space (U+00A0) inside « »' },
    ],
  },
  de: { quotes: ['„“', '‚‘'], rules: [closeMarks, percentApart, decimalComma] },
  ar: {
    quotes: ['«»', '“”'],
    rules: [
      closeMarks,
      closeGuillemets,
      percentJoined,
      decimalPoint,
      { wrong: /(?<!\d),|,(?!\d)/, todo: 'write the Arabic comma ،' },
      { wrong: /;/, todo: 'write the Arabic semicolon ؛' },
      { wrong: /\?/, todo: 'write the Arabic question mark ؟' },
      { wrong: /ـ /, todo: 'put a no-break space (U+00A0) after the tatweel, as in «بـ» before a number' },
    ],
  },
};

const quotationMarks = /[«»„“”‟‹›‚‘]/g;

/** Reports quotation marks of another language and unclosed pairs. A ’ may be an apostrophe and is ignored. */
function quoteProblem(words: string, quotes: Style['quotes']): string | undefined {
  const open: string[] = [];
  for (const [mark] of words.matchAll(quotationMarks)) {
    const pair = quotes.find((pair) => pair.includes(mark));
    if (!pair) return `write ${quotes[0]}, and ${quotes[1]} inside them, for ${mark}`;
    if (pair.endsWith('’')) continue;
    if (pair.startsWith(mark)) open.push(pair);
    else if (open.pop() !== pair) return `put ${pair[0]} before ${mark}`;
  }
  const unclosed = open.pop();
  return unclosed && `close ${unclosed[0]} with ${unclosed[1]}`;
}

const around = (words: string, at: number) => words.slice(Math.max(0, at - 20), at + 15).trim();

/** Reports characters and spaces that the language does not use. */
export function typographyProblems(language: string, entries: readonly Entry[]): Problem[] {
  return entries.flatMap((text) =>
    passages(language, text).flatMap((passage) => {
      const style = styles[passage.language];
      if (!style) return [{ ...text, todo: `add the typography of ${passage.language} to the checks.` }];
      const quotes = quoteProblem(passage.words, style.quotes);
      const found = [...everywhere, ...style.rules].flatMap(({ wrong, todo }) => {
        const at = passage.words.search(wrong);
        return at < 0 ? [] : [`${todo}, at “${around(passage.words, at)}”.`];
      });
      if (quotes) found.push(`${quotes}, in “${around(passage.words, 0)}…”.`);
      if (passage.words.normalize('NFC') !== passage.words)
        found.push('write letters with their accents in one character.');
      return found.map((todo) => ({ file: text.file, key: text.key, todo }));
    }),
  );
}
