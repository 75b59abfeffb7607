/** Maximum length of a search in UTF-16 code units. The store rejects longer ones. */
export const maxSearchLength = 100;

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

/** Wraps a text in Unicode isolate characters, so that its direction does not affect the text around it. */
export const isolateDirection = (text: string): string => `\u2068${text}\u2069`;
