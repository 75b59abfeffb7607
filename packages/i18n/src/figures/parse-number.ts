import { toLatinDigits } from '../latin-digits.ts';

/**
 * Parses a number as visitors type it in any of the languages: Arabic or Latin digits, a decimal comma or point, and spaces, points or commas between
 * groups of three digits. Returns NaN for other text.
 */
export function parseNumber(text: string): number {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replace(/[\s%€\u066a\u200e\u200f\u061c]/g, '')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c'’]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
