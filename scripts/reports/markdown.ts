/** Escapes text for a table cell. In code spans only the pipe is escaped, which would end the cell. */
export const cell = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => part.replace(index % 2 === 1 ? /\|/g : /[\\|<>*_[\]{}]/g, '\\$&'))
    .join('');
