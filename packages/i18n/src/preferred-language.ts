import { fallbackLanguage, isLanguage, type Language } from './languages.ts';

/** Returns the supported language of a language tag; undefined if there is none. The region is ignored: `fr-CA` is French. */
function languageOfTag(tag: string): Language | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return isLanguage(language) ? language : undefined;
}

/**
 * Returns the stored language, else the browser's first supported language, else English (spec, section 1).
 * A stored value that is not a supported language is ignored.
 */
export function preferredLanguage({ stored, browser }: { stored: unknown; browser: readonly string[] }): Language {
  if (isLanguage(stored)) return stored;
  return browser.map(languageOfTag).find((language) => language !== undefined) ?? fallbackLanguage;
}

/**
 * Returns the first supported language with the highest quality value in an `Accept-Language` header; undefined if the header
 * contains none. Invalid ranges are ignored.
 */
export function negotiateLanguage(header: string | null | undefined): Language | undefined {
  let best: { language: Language; quality: number } | undefined;
  for (const range of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = range.split(';');
    const language = languageOfTag(tag);
    const quality = qualityOf(parameters);
    if (language && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language;
}

/** Returns the quality value of a language range, from 0 (not acceptable) to 1 (the default); see RFC 9110, section 12.4.2. */
function qualityOf(parameters: readonly string[]): number {
  const weight = parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .find((parameter) => parameter.startsWith('q='));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0;
}
