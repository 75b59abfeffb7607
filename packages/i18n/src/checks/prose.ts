import { isHtml, type Text } from './text.ts';

/** Words in one language. */
export interface Passage {
  readonly language: string;
  readonly words: string;
}

const foreign = /<(\w+) lang="(\w+)">(.*?)<\/\1>/gs;
const blocks = /<\/?(?:address|blockquote|h2|h3|li|ol|p|table|tbody|td|th|thead|tr|ul)\b[^>]*>/;

const decode = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** A text in paragraphs, cells and items, without its tags. Code is no prose and is left out. */
export function paragraphs(text: Text): string[] {
  if (!isHtml(text)) return [text.text];
  return text.text
    .replace(/<code>.*?<\/code>/gs, 'x')
    .split(blocks)
    .map((block) => decode(block.replace(/<[^>]*>/g, '').trim()))
    .filter(Boolean);
}

/** A text in passages: what it marks with `lang` as foreign is a passage of its own, and an `x` takes its place. */
export function passages(language: string, text: Text): Passage[] {
  const own = text.text.replace(foreign, 'x');
  const others = [...text.text.matchAll(foreign)].map(([, , language = '', words = '']) => ({ language, words }));
  return [...paragraphs({ ...text, text: own }).map((words) => ({ language, words })), ...others];
}
