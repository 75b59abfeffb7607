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
        'posts/[\\w-]+ title',
        'products/\\w+ name',
        'catalogue/[\\w-]+ title',
        'legal/[\\w-]+ title',
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
  { pattern: /^posts\/[\w-]+ excerpt$/, maxLength: 180, reason: 'the cards of a row would differ too much in height' },
  { pattern: /^[\w-]+ title(?:_\w+)?$/, maxLength: 75, reason: 'a heading has two lines on a phone' },
  { pattern: /^posts\/[\w-]+ category$|^common categories\./, maxLength: 24, reason: 'a badge has one line' },
  { pattern: /^catalogue\/[\w-]+ ribbon$/, maxLength: 20, reason: 'a badge has one line' },
  { pattern: /^catalogue\/[\w-]+ options\./, maxLength: 40, reason: 'a choice has one line on a phone' },
  {
    pattern: /^catalogue\/[\w-]+ (?:fields\.|related$)/,
    maxLength: 40,
    reason: 'a heading has one line on a phone',
  },
  { pattern: /^products\/\w+ features\./, maxLength: 80, reason: 'a feature is one line' },
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

const countWords = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;

/** Whether a cut after this many characters is inside a word, or after a space, comma or full stop within the text. */
function isCutBadly(text: string, length: number): boolean {
  const [last = '', next = ''] = splitGraphemes(text).slice(length - 1, length + 1);
  return /[\p{L}\p{N}]/u.test(next) || (next !== '' && /[\s.,،]/.test(last));
}

/** The number of characters of an article that are the description of its page. */
const pageDescriptionLength = 160;

/** Reports an article whose first paragraph or text has an unsuitable length. */
function findArticleProblems(blocks: readonly Entry[]): Problem[] {
  const [entry] = blocks;
  if (!entry) return [];
  const todos: string[] = [];
  const { length } = splitGraphemes(entry.text);
  if (length < pageDescriptionLength || isCutBadly(entry.text, pageDescriptionLength))
    todos.push(
      `write at least ${pageDescriptionLength} characters in the first paragraph (it has ${length}), and end a word at character ${pageDescriptionLength}: they are the description of the page.`,
    );
  const wordCount = countWords(blocks.map(({ text }) => text).join('\n'));
  if (wordCount < 600 || wordCount > 900) todos.push(`write 600 to 900 words in the article: it has ${wordCount}.`);
  return todos.map((todo) => ({ entry, todo }));
}

/** The number of characters of the description that a product card shows. */
const cardDescriptionLength = 100;

/** Reports texts that do not fit their element, and articles that are too short or too long. */
export function findLengthProblems(entries: readonly Entry[]): Problem[] {
  const fields = entries.flatMap((entry) => {
    const { file, key, text } = entry;
    const { length } = splitGraphemes(text);
    const todos = limits
      .filter(({ pattern, maxLength }) => pattern.test(`${file} ${key}`) && length > maxLength)
      .map(({ maxLength, reason }) => `shorten from ${length} to ${maxLength} characters: ${reason}.`);
    if (file.startsWith('products/') && key === 'description' && isCutBadly(text, cardDescriptionLength))
      todos.push(`end a word at character ${cardDescriptionLength}: the card shows that many characters.`);
    return todos.map((todo) => ({ entry, todo }));
  });
  const articles = new Set(entries.map(({ file }) => file).filter((file) => file.startsWith('posts/')));
  return [
    ...fields,
    ...[...articles].flatMap((article) =>
      findArticleProblems(entries.filter(({ file, isBlock }) => file === article && isBlock)),
    ),
  ];
}
