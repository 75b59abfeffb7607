import { type Entry, isHtml } from './entry.ts';

/** A part of a string that is in one language. */
export interface Passage {
  readonly language: string;
  readonly text: string;
}

/** Matches an element with `lang`: its tag name, its language and its content. */
const langElementPattern = /<(\w+) lang="(\w+)">(.*?)<\/\1>/gs;
const blockTagPattern =
  /<\/?(?:address|blockquote|figcaption|figure|h2|h3|li|ol|p|table|tbody|td|th|thead|tr|ul)\b[^>]*>/;

const decodeCharacterReferences = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/**
 * Returns the text of each block of HTML, such as a paragraph or a list item, without tags and with decoded character references. Each `<code>`
 * element is replaced with an `x`. Plain text is returned as one block.
 */
export function splitParagraphs(entry: Entry): string[] {
  if (!isHtml(entry)) return [entry.text];
  return entry.text
    .replace(/<code>.*?<\/code>/gs, 'x')
    .split(blockTagPattern)
    .map((block) => decodeCharacterReferences(block.replace(/<[^>]*>/g, '').trim()))
    .filter(Boolean);
}

/**
 * Splits a string into passages of one language each. The content of an element with `lang` is a separate passage. In the text around it, the
 * element is replaced with an `x`.
 */
export function splitPassages(language: string, entry: Entry): Passage[] {
  const entryWithoutLangElements = { ...entry, text: entry.text.replace(langElementPattern, 'x') };
  const langPassages = [...entry.text.matchAll(langElementPattern)].map(([, , language = '', text = '']) => ({
    language,
    text,
  }));
  return [...splitParagraphs(entryWithoutLangElements).map((text) => ({ language, text })), ...langPassages];
}
