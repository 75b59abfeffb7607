import type { Entry, Problem } from './entry.ts';
import { splitPassages } from './split-text.ts';

interface Rule {
  /** Matches the mistake. */
  readonly mistake: RegExp;
  /** How to fix it, written for translators. */
  readonly todo: string;
}

interface TypographyStyle {
  /** Outer and inner pairs of quotation marks. */
  readonly quotes: readonly [outer: string, inner: string];
  readonly rules: readonly Rule[];
}

const commonRules: readonly Rule[] = [
  { mistake: /'/, todo: 'replace the straight apostrophe with ’ (U+2019)' },
  { mistake: /"/, todo: 'replace straight quotation marks with those of the language' },
  { mistake: /\.\.\./, todo: 'replace three dots with the ellipsis … (U+2026)' },
  { mistake: / {2}|^\s|\s$/, todo: 'remove the unneeded space' },
  { mistake: /\s[,.،](?!\d)/, todo: 'remove the space before the comma or full stop' },
  { mistake: /[([]\s|\s[)\]]/, todo: 'remove the space inside the brackets' },
  { mistake: / - /, todo: 'write a dash, not a hyphen, between two spaces' },
  {
    mistake: /\d [%€]|€ \d|\d \d{3}(?!\d)/,
    todo: 'write a no-break space (U+00A0) inside the number or before its unit',
  },
  { mistake: /\d (?:GB|Go|km)(?!\p{L})/u, todo: 'write a no-break space (U+00A0) before the unit' },
  { mistake: /\b[LDR]\. \d/, todo: 'write a no-break space (U+00A0) inside the number of the article' },
  { mistake: /[\u0660-\u0669\u06f0-\u06f9]/, todo: 'write Latin digits' },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule finds these characters.
  { mistake: /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff]/, todo: 'remove the invisible character' },
];

const noSpaceBeforeMarks: Rule = { mistake: /\s[:;!?؛؟]/, todo: 'remove the space before the punctuation mark' };

const noSpaceInGuillemets: Rule = { mistake: /«\s|\s»/, todo: 'remove the space inside « »' };

const spaceBeforePercent: Rule = { mistake: /\d%/, todo: 'write a no-break space (U+00A0) before %' };

const noSpaceBeforePercent: Rule = { mistake: /\d\s%/, todo: 'remove the space before %' };

const decimalComma: Rule = { mistake: /\d\.\d{1,2}(?!\d)/, todo: 'write a decimal comma' };

const decimalPoint: Rule = { mistake: /\d,\d{1,2}(?!\d)/, todo: 'write a decimal point' };

/** The typography of each language, as in docs/languages.md. */
const styles: Readonly<Record<string, TypographyStyle>> = {
  en: { quotes: ['“”', '‘’'], rules: [noSpaceBeforeMarks, noSpaceBeforePercent, decimalPoint] },
  es: {
    quotes: ['«»', '“”'],
    rules: [
      noSpaceBeforeMarks,
      noSpaceInGuillemets,
      spaceBeforePercent,
      decimalComma,
      {
        mistake: /\d\.\d{3}(?!\d)/,
        todo: 'write four digits together, and a no-break space (U+00A0) in longer numbers',
      },
      { mistake: /^[^¿]*\?|\?[^¿]*\?|¿[^?]*$|¿[^?]*¿/, todo: 'open each question with ¿ and close it with ?' },
      { mistake: /^[^¡]*!|![^¡]*!|¡[^!]*$|¡[^!]*¡/, todo: 'open each exclamation with ¡ and close it with !' },
    ],
  },
  pt: { quotes: ['«»', '“”'], rules: [noSpaceBeforeMarks, noSpaceInGuillemets, noSpaceBeforePercent, decimalComma] },
  fr: {
    quotes: ['«»', '“”'],
    rules: [
      spaceBeforePercent,
      decimalComma,
      { mistake: /(?<![\u202f;!?])[;!?]/, todo: 'write a narrow no-break space (U+202F) before ; ! ?' },
      { mistake: /(?<!\u00a0):(?!\d|\/\/)/, todo: 'write a no-break space (U+00A0) before the colon' },
      { mistake: /«(?!\u00a0)|(?<!\u00a0)»/, todo: 'write a no-break space (U+00A0) inside « »' },
      { mistake: /\d\u00a0\d{3}(?!\d)/, todo: 'write a narrow no-break space (U+202F) inside the number' },
    ],
  },
  de: {
    quotes: ['„“', '‚‘'],
    rules: [
      noSpaceBeforeMarks,
      spaceBeforePercent,
      decimalComma,
      {
        mistake: /\bSeiten(?!\u00a0\d+\u00a0bis\u00a0)\s\d+\sbis/,
        todo: 'write no-break spaces (U+00A0) inside a range of pages',
      },
    ],
  },
  ar: {
    quotes: ['«»', '“”'],
    rules: [
      noSpaceBeforeMarks,
      noSpaceInGuillemets,
      noSpaceBeforePercent,
      decimalPoint,
      { mistake: /(?<!\d),|,(?!\d)/, todo: 'write the Arabic comma ،' },
      { mistake: /;/, todo: 'write the Arabic semicolon ؛' },
      { mistake: /\?/, todo: 'write the Arabic question mark ؟' },
      { mistake: /ـ /, todo: 'write a no-break space (U+00A0) after the tatweel, as in «بـ» before a number' },
    ],
  },
};

const quotationMarkPattern = /[«»„“”‟‹›‚‘]/g;

/** Finds a quotation mark of another language or one without its counterpart. Pairs that end with ’ are ignored: a ’ may be an apostrophe. */
function findQuoteTodo(text: string, quotes: TypographyStyle['quotes']): string | undefined {
  const openPairs: string[] = [];
  for (const [mark] of text.matchAll(quotationMarkPattern)) {
    const pair = quotes.find((pair) => pair.includes(mark));
    if (!pair) return `write ${quotes[0]}, and ${quotes[1]} inside them, for ${mark}`;
    if (pair.endsWith('’')) continue;
    if (pair.startsWith(mark)) openPairs.push(pair);
    else if (openPairs.pop() !== pair) return `add ${pair[0]} before ${mark}`;
  }
  const unclosed = openPairs.pop();
  return unclosed && `close ${unclosed[0]} with ${unclosed[1]}`;
}

const getExcerptAround = (text: string, index: number) => text.slice(Math.max(0, index - 20), index + 15).trim();

/** Reports characters and spaces that the typography of the language does not allow. */
export function findTypographyProblems(language: string, entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { file, key } = entry;
    return splitPassages(language, entry).flatMap(({ language, text }) => {
      const style = styles[language];
      if (!style) return [{ file, key, todo: `add the typography of ${language} to the checks.` }];
      const todos = [...commonRules, ...style.rules].flatMap(({ mistake, todo }) => {
        const index = text.search(mistake);
        return index < 0 ? [] : [`${todo}, at “${getExcerptAround(text, index)}”.`];
      });
      const quoteTodo = findQuoteTodo(text, style.quotes);
      if (quoteTodo) todos.push(`${quoteTodo}, in “${getExcerptAround(text, 0)}…”.`);
      if (text.normalize('NFC') !== text) todos.push('write a letter with its accents as one character.');
      return todos.map((todo) => ({ file, key, todo }));
    });
  });
}
