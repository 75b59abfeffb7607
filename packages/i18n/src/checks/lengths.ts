import { plainText } from '../plain-text.ts';
import type { Entry, Problem } from './entry.ts';

interface Limit {
  /** Matched against `file key`. */
  readonly entries: RegExp;
  readonly most: number;
  /** What goes wrong with a longer string. */
  readonly why: string;
}

const limits: readonly Limit[] = [
  { entries: /^common nav\.(?!label)/, most: 16, why: 'the bar of a laptop has six of these in a row' },
  { entries: /^(?!legal)[\w-]+ (?:.*\.)?meta\.title$/, most: 60, why: 'a browser tab and a search result cut it' },
  {
    entries: /^(?!legal)[\w-]+ (?:.*\.)?meta\.description$|^legal meta\.(?!title)/,
    most: 160,
    why: 'a search result cuts it',
  },
  { entries: /^posts .*\.excerpt$/, most: 180, why: 'the cards of a row would differ too much in height' },
  { entries: /^posts .*\.title$|^[\w-]+ title(?:_\w+)?$/, most: 75, why: 'a heading has two lines on a phone' },
  { entries: /^posts .*\.category$|^common categories\./, most: 24, why: 'a badge has one line' },
  { entries: /^products \d\.name$|^catalogue [\w-]+\.title$/, most: 60, why: 'a card has two lines for it' },
  { entries: /^catalogue [\w-]+\.ribbon$/, most: 20, why: 'a badge has one line' },
  { entries: /^catalogue [\w-]+\.options\./, most: 40, why: 'a choice has one line on a phone' },
  {
    entries: /^catalogue [\w-]+\.(?:info\.\d\.title|fields\.|related$)/,
    most: 40,
    why: 'a heading has one line on a phone',
  },
  { entries: /^products \d\.features\./, most: 80, why: 'a feature is one line' },
  {
    entries: new RegExp(
      `^(?:${[
        'common (?:addToCart|readMore|backHome|cookieBanner\\.(?:accept|decline)|errors\\.(?:retry|reload))',
        'home (?:hero\\.(?:shop|services)|blogPreview\\.viewAll|about\\.cta|contactForm\\.submit(?:ting)?)',
        'shop (?:details|preview\\.viewAll|filter\\.all|store\\.more)',
        'product (?:back|purchase\\.buy|locked\\.unlock)',
        'cart (?:checkout|open|empty\\.action|added\\.(?:viewCart|continue))',
        'blog article\\.back',
        'success action',
      ].join('|')})$`,
    ),
    most: 34,
    why: 'a button has one line at a width of 320 pixels',
  },
];

/** Counts graphemes: a letter and its accents are one. */
const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

const opening = (html: string) => plainText(/^<p>.*?<\/p>/s.exec(html)?.[0] ?? '');

const countWords = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;

function articleProblems(html: string): string[] {
  const problems: string[] = [];
  const start = graphemes(opening(html));
  if (start === 0 || start > 160) {
    problems.push(
      `bring the first paragraph to 160 characters at most (it has ${start}): it is the description of the page.`,
    );
  }
  const words = countWords(plainText(html));
  if (words < 600 || words > 900) problems.push(`bring the article to 600 to 900 words: it has ${words}.`);
  return problems;
}

/** The number of characters of a description that a product's card shows. */
const cardLength = 100;

/** A card that ends in the middle of a word, or in a space or full stop before the ellipsis, looks broken. */
function cardProblems(description: string): string[] {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(description)];
  const [last = '', next = ''] = letters.slice(cardLength - 1, cardLength + 1).map(({ segment }) => segment);
  const isBroken = /[\s.]/.test(last) || /[\p{L}\p{N}]/u.test(next);
  return isBroken ? [`let a word end at character ${cardLength}: the card shows that many.`] : [];
}

/** Reports strings that are too long for where they are shown, and articles that are too short or too long. */
export function lengthProblems(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, key, text }) => {
    const length = graphemes(text);
    const tooLong = limits
      .filter(({ entries, most }) => entries.test(`${file} ${key}`) && length > most)
      .map(({ most, why }) => `shorten from ${length} to ${most} characters: ${why}.`);
    const article = file.startsWith('post-') ? articleProblems(text) : [];
    const card = file === 'products' && key.endsWith('.description') ? cardProblems(text) : [];
    return [...tooLong, ...article, ...card].map((todo) => ({ file, key, todo }));
  });
}
