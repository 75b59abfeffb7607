const namedCharacterReferences = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Tags that separate words: of block elements, table cells and line breaks. */
const separatorTagPattern =
  /<\/?(?:address|blockquote|br|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)\b[^>]*>/gi;

function decodeCharacterReference(reference: string, name: string): string {
  if (!name.startsWith('#')) return namedCharacterReferences.get(name) ?? reference;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/** Converts trusted HTML to one line of text, for descriptions and teasers. It is not a sanitizer: render the result as text only. */
export function toPlainText(html: string): string {
  return html
    .replace(separatorTagPattern, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, decodeCharacterReference)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
