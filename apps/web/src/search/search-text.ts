/** Maximum length of a search in UTF-16 code units. The store rejects longer ones. */
export const maxSearchLength = 100;

/** The query parameter of the shop page that contains the search. */
export const searchParameter = 'q';

// Control characters, and characters that change the direction of the text around them.
const invisibleCharacterPattern = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Trims a search, collapses white space, removes invisible characters, and cuts it to the maximum length. */
export function normalizeSearch(text: string): string {
  const collapsed = text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(invisibleCharacterPattern, '')
    .replace(/ +/g, ' ')
    .trim();
  // The cut may be in the middle of a surrogate pair.
  return collapsed
    .slice(0, maxSearchLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

/** Returns the search in the query of a URL. Empty if there is none. */
export const readSearch = (query: URLSearchParams): string => normalizeSearch(query.get(searchParameter) ?? '');

/** Wraps a text in Unicode isolate characters, so that its direction does not affect the text around it. */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;

/** Letters that Unicode does not decompose, and their usual replacements. */
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const replacedLetterPattern = new RegExp(`[${Object.keys(letterReplacements).join('')}]`, 'g');

/** Arabic-Indic and Persian digits. The last four bits of their code are their value. */
const easternDigitPattern = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * Normalizes spelling variants to the same text: in lower case, without accents, Arabic vowel signs and the hamza of letters, and with
 * Latin digits.
 */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(replacedLetterPattern, (letter) => letterReplacements[letter] ?? letter)
    .replace(easternDigitPattern, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The Arabic article at the beginning of a word. A search for «الكتاب» also finds «كتاب». */
const arabicArticlePattern = /^ال(?=.{2})/;

/**
 * Creates a function that returns whether a text contains every word of a search. A word also matches a part of a longer word, so that
 * results appear during typing. A search without letters and digits matches nothing.
 */
export function createMatcher(search: string): (text: string) => boolean {
  const words = (foldText(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(arabicArticlePattern, ''));
  return (text) => {
    const foldedText = foldText(text);
    return words.length > 0 && words.every((word) => foldedText.includes(word));
  };
}
