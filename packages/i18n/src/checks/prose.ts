import { type Entry, isHtml } from './entry.ts';

/** A passage in one language. */
export interface Passage {
  readonly language: string;
  readonly words: string;
}

const foreign = /<(\w+) lang="(\w+)">(.*?)<\/\1>/gs;
const blocks = /<\/?(?:address|blockquote|figcaption|figure|h2|h3|li|ol|p|table|tbody|td|th|thead|tr|ul)\b[^>]*>/;

const decode = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** The paragraphs, cells and list items of a string, without tags. Code is not prose and is skipped. */
export function paragraphs(text: Entry): string[] {
  if (!isHtml(text)) return [text.text];
  return text.text
    .replace(/<code>.*?<\/code>/gs, 'x')
    .split(blocks)
    .map((block) => decode(block.replace(/<[^>]*>/g, '').trim()))
    .filter(Boolean);
}

/** The passages of a string. Words marked with `lang` are separate passages, replaced by an `x`. */
export function passages(language: string, text: Entry): Passage[] {
  const own = text.text.replace(foreign, 'x');
  const others = [...text.text.matchAll(foreign)].map(([, , language = '', words = '']) => ({ language, words }));
  return [...paragraphs({ ...text, text: own }).map((words) => ({ language, words })), ...others];
}
