const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Where one of these begins or ends, so does a word. */
const blocks =
  /<\/?(?:address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)\b[^>]*>/gi;

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/**
 * The words of our own HTML in one line, for descriptions and teasers. It is no sanitiser: the result is text, and is to
 * be shown as text.
 */
export function plainText(html: string): string {
  return html
    .replace(blocks, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
