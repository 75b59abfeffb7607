import { plainText } from '@vitrine/i18n';

/** Elements whose content is no text. */
const code = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/** Block elements and line breaks. */
const blocks = /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*>/i;

/** The words of HTML that someone else wrote, as one string per block. It is no sanitizer: render the result as text. */
export const textParagraphs = (html: string): string[] =>
  html
    .replace(code, ' ')
    .split(blocks)
    .map(plainText)
    .filter((text) => text !== '');
