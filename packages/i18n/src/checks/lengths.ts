import { toPlainText } from '../plain-text.ts';
import type { Entry, Problem } from './entry.ts';

interface LengthLimit {
  /** Matches the file and key of an entry, joined by a space. */
  readonly pattern: RegExp;
  /** In graphemes. */
  readonly maxLength: number;
  /** Why a longer string does not fit. */
  readonly reason: string;
}

/** A search result shows about this many characters of a page's title. A browser tab shows fewer. */
const pageTitleLength = 60;

/** The end of a page's title, after the title of a product, an article, a legal document or an error. */
const titleSuffix = ' | Vitrine';

const limits: readonly LengthLimit[] = [
  { pattern: /^common nav\./, maxLength: 16, reason: 'the navigation bar of a laptop shows six of these in a row' },
  {
    pattern: /^(?!legal)[\w-]+ (?:.*\.)?meta\.title$/,
    maxLength: pageTitleLength,
    reason: 'a browser tab and a search result cut it',
  },
  {
    pattern: new RegExp(
      `^(?:${[
        'posts [\\w-]+\\.title',
        'products \\d\\.name',
        'catalogue [\\w-]+\\.title',
        '(?:[\\w-]+-policy|terms-of-service) title',
        'common errors\\.\\w+\\.title',
      ].join('|')})$`,
    ),
    maxLength: pageTitleLength - titleSuffix.length,
    reason: `followed by “${titleSuffix}”, it is the page’s title, which a browser tab and a search result cut`,
  },
  {
    pattern: /^(?!legal)[\w-]+ (?:.*\.)?meta\.description$|^legal meta\.(?!title)/,
    maxLength: 155,
    reason: 'a search result cuts it',
  },
  { pattern: /^posts .*\.excerpt$/, maxLength: 180, reason: 'the cards of a row would differ too much in height' },
  { pattern: /^[\w-]+ title(?:_\w+)?$/, maxLength: 75, reason: 'a heading has two lines on a phone' },
  { pattern: /^posts .*\.category$|^common categories\./, maxLength: 24, reason: 'a badge has one line' },
  { pattern: /^catalogue [\w-]+\.ribbon$/, maxLength: 20, reason: 'a badge has one line' },
  { pattern: /^catalogue [\w-]+\.options\./, maxLength: 40, reason: 'a choice has one line on a phone' },
  {
    pattern: /^catalogue [\w-]+\.(?:info\.\d\.title|fields\.|related$)/,
    maxLength: 40,
    reason: 'a heading has one line on a phone',
  },
  { pattern: /^products \d\.features\./, maxLength: 80, reason: 'a feature is one line' },
  {
    pattern: new RegExp(
      `^(?:${[
        'common (?:addToCart|readMore|backHome|cookieBanner\\.(?:accept|decline)|errors\\.(?:retry|reload))',
        'home (?:hero\\.(?:shop|services)|contactForm\\.submit(?:ting)?)',
        'home-sections (?:blogPreview\\.viewAll|about\\.cta)',
        'shop (?:details|preview\\.viewAll|filter\\.all|store\\.more)',
        'product (?:back|purchase\\.buy|locked\\.unlock)',
        'cart (?:checkout|open|empty\\.action|added\\.(?:viewCart|continue))',
        'blog article\\.back',
        'success action',
      ].join('|')})$`,
    ),
    maxLength: 34,
    reason: 'a button has one line at a width of 320 pixels',
  },
];

/** Splits a text into graphemes. A letter with its accents is one. */
const splitGraphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

const extractFirstParagraph = (html: string) => toPlainText(/^<p>.*?<\/p>/s.exec(html)?.[0] ?? '');

const countWords = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;

function findArticleProblems(html: string): string[] {
  const problems: string[] = [];
  const { length } = splitGraphemes(extractFirstParagraph(html));
  if (length === 0 || length > 160) {
    problems.push(
      `write 1 to 160 characters in the first paragraph (it has ${length}): it is the description of the page.`,
    );
  }
  const wordCount = countWords(toPlainText(html));
  if (wordCount < 600 || wordCount > 900) problems.push(`write 600 to 900 words in the article: it has ${wordCount}.`);
  return problems;
}

/** The number of characters of the description that a product card shows. */
const cardDescriptionLength = 100;

/** Reports a description that the card would cut inside a word, or after a space or full stop. */
function findCardProblems(description: string): string[] {
  const [last = '', next = ''] = splitGraphemes(description).slice(
    cardDescriptionLength - 1,
    cardDescriptionLength + 1,
  );
  const isCutBadly = /[\s.]/.test(last) || /[\p{L}\p{N}]/u.test(next);
  return isCutBadly ? [`end a word at character ${cardDescriptionLength}: the card shows that many characters.`] : [];
}

/** Reports strings that do not fit their element, and articles that are too short or too long. */
export function findLengthProblems(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, key, text }) => {
    const { length } = splitGraphemes(text);
    const lengthTodos = limits
      .filter(({ pattern, maxLength }) => pattern.test(`${file} ${key}`) && length > maxLength)
      .map(({ maxLength, reason }) => `shorten from ${length} to ${maxLength} characters: ${reason}.`);
    const articleTodos = file.startsWith('post-') ? findArticleProblems(text) : [];
    const cardTodos = file === 'products' && key.endsWith('.description') ? findCardProblems(text) : [];
    return [...lengthTodos, ...articleTodos, ...cardTodos].map((todo) => ({ file, key, todo }));
  });
}
