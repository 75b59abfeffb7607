import { type Language, locale } from './languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * A date in words, such as `12 August 2025`, in a language. Read in UTC, so that it is the same day on a server and in
 * every visitor's time zone. Throws a `RangeError` if `iso` is not a date.
 */
export function formatDate(language: Language, iso: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(locale(language), { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(language, format);
  }
  return format.format(new Date(iso));
}
