import { type Language, locale } from './languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * Formats a date in a language, such as `12 August 2025`. The time zone is UTC, so the day is the same on the server and for
 * every visitor. Throws a `RangeError` if `iso` is not a date.
 */
export function formatDate(language: Language, iso: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return format.format(new Date(iso));
}
