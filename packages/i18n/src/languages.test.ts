import { describe, expect, it } from 'vitest';
import {
  direction,
  fallbackLanguage,
  isLanguage,
  languageFlag,
  languageNames,
  languages,
  locale,
  priceTemplate,
} from './languages.ts';

/** The languages of the specification. */
const specLanguages = ['en', 'es', 'pt', 'fr', 'de', 'ar'] as const;

describe('languages', () => {
  it('begin with the six of the specification, each with its own name and a flag', { tags: ['1.lang.1'] }, () => {
    expect(languages.slice(0, 6)).toEqual(specLanguages);
    expect(specLanguages.map((language) => languageNames[language])).toEqual([
      'English',
      'Español',
      'Português',
      'Français',
      'Deutsch',
      'العربية',
    ]);
    expect(specLanguages.map(languageFlag)).toEqual(['gb', 'es', 'pt', 'fr', 'de', 'arab-league']);
  });

  it('fall back to English', () => {
    expect(fallbackLanguage).toBe('en');
  });

  it('have the direction rtl for Arabic and ltr otherwise', () => {
    expect(specLanguages.filter((language) => direction(language) === 'rtl')).toEqual(['ar']);
    expect(specLanguages.filter((language) => direction(language) === 'ltr')).toHaveLength(5);
  });

  it('have the euro sign after the price in French and German, and before it otherwise', {
    tags: ['3.local.4'],
  }, () => {
    expect(Object.fromEntries(specLanguages.map((language) => [language, priceTemplate(language)]))).toEqual({
      en: '€$1',
      es: '€$1',
      pt: '€$1',
      fr: '$1\u00a0€',
      de: '$1\u00a0€',
      ar: '€$1',
    });
  });

  it('are recognized by isLanguage, which rejects all other values', () => {
    expect(languages.every(isLanguage)).toBe(true);
    for (const other of [
      'EN',
      'fr-CA',
      '',
      'tlh',
      'constructor',
      '__proto__',
      'toString',
      null,
      undefined,
      1,
      ['fr'],
      {},
    ]) {
      expect(isLanguage(other)).toBe(false);
    }
  });
});

describe.each(languages)('the language %s', (language) => {
  it('has a locale that Intl supports, with Latin digits', () => {
    const format = new Intl.NumberFormat(locale(language));
    expect(format.resolvedOptions().locale.split('-')[0]).toBe(language);
    expect(format.format(1234567890).replace(/\D/g, '')).toBe('1234567890');
  });
});
