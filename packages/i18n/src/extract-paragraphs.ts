import { toPlainText } from './plain-text.ts';

/** Elements whose content is not text. */
const nonTextElementPattern = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/** Tags of block elements and line breaks. */
const blockTagPattern = /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*>/i;

/** Returns the text of untrusted HTML, one string per block element. It is not a sanitizer: render the result as text. */
export const extractParagraphs = (html: string): string[] =>
  html
    .replace(nonTextElementPattern, ' ')
    .split(blockTagPattern)
    .map(toPlainText)
    .filter((text) => text !== '');
