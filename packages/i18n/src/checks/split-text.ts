import { type Entry, isHtml } from './entry.ts';

/** A part of a string that is in one language. */
export interface Passage {
  readonly language: string;
  readonly text: string;
}

const foreignElementPattern = /<(\w+) lang="(\w+)">(.*?)<\/\1>/gs;
const blockTagPattern =
  /<\/?(?:address|blockquote|figcaption|figure|h2|h3|li|ol|p|table|tbody|td|th|thead|tr|ul)\b[^>]*>/;

const decodeCharacterReferences = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/**
 * Splits HTML into the texts of its paragraphs, headings, cells and list items, without tags and with decoded character references. Code is
 * replaced by an `x`. A plain text is not split.
 */
export function splitParagraphs(entry: Entry): string[] {
  if (!isHtml(entry)) return [entry.text];
  return entry.text
    .replace(/<code>.*?<\/code>/gs, 'x')
    .split(blockTagPattern)
    .map((block) => decodeCharacterReferences(block.replace(/<[^>]*>/g, '').trim()))
    .filter(Boolean);
}

/** Splits a string into passages by language. An element with `lang` is a separate passage; in its paragraph, it is replaced by an `x`. */
export function splitPassages(language: string, entry: Entry): Passage[] {
  const withoutForeign = { ...entry, text: entry.text.replace(foreignElementPattern, 'x') };
  const foreignPassages = [...entry.text.matchAll(foreignElementPattern)].map(([, , language = '', text = '']) => ({
    language,
    text,
  }));
  return [...splitParagraphs(withoutForeign).map((text) => ({ language, text })), ...foreignPassages];
}
