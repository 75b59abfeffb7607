/** Arabic and Persian digits. The last four bits of their code are their value. */
const easternDigitPattern = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces Arabic and Persian digits by Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(easternDigitPattern, (digit) => String(digit.charCodeAt(0) & 0xf));
