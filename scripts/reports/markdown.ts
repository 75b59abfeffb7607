/** Escapes text for a table cell. Code spans stay as they are, but for the pipe that would end the cell. */
export const cell = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => part.replace(index % 2 === 1 ? /\|/g : /[\\|<>*_[\]{}]/g, '\\$&'))
    .join('');
