/** Escapes Markdown syntax for a table cell. In code spans, only the pipe must be escaped, because it would end the cell. */
export const escapeCell = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => part.replace(index % 2 === 1 ? /\|/g : /[\\|<>*_[\]{}]/g, '\\$&'))
    .join('');
