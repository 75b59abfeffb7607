import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLanguage, languages } from './languages.ts';
import { negotiateLanguage, preferredLanguage } from './preferred-language.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 5000);

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const tag = fc.oneof(fc.constantFrom(...languages, 'nl', '*', 'constructor', '__proto__', ''), anyText);
const weight = fc.oneof(
  fc.constantFrom('', ';q=1', ';q=0', ';q=0.5', '; Q=0.999', ';q=1.5', ';q=-1', ';q=', ';;q=.5'),
  anyText,
);
const header = fc.oneof(
  anyText,
  fc
    .array(
      fc.tuple(tag, weight).map((parts) => parts.join('')),
      { maxLength: 30 },
    )
    .map((ranges) => ranges.join(',')),
);

it('returns a supported language or undefined for any Accept-Language header', () => {
  fc.assert(
    fc.property(header, (header) => {
      const found = negotiateLanguage(header);
      expect(found === undefined || isLanguage(found)).toBe(true);
      if (found) expect(header.toLowerCase()).toContain(found);
    }),
    { numRuns },
  );
});

it('returns the first supported language with the highest quality value for any valid Accept-Language header', () => {
  const range = fc.record({
    language: fc.constantFrom(...languages, 'yy', 'zz'),
    region: fc.constantFrom('', '-CA', '-Latn-419'),
    thousandths: fc.integer({ min: 0, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), fc.constantFrom(',', ', ', ' ,\t'), (ranges, comma) => {
      const header = ranges.map(({ language, region, thousandths }) => `${language}${region};q=${thousandths / 1000}`);
      const [best] = ranges
        .filter(({ language, thousandths }) => isLanguage(language) && thousandths > 0)
        .sort((a, b) => b.thousandths - a.thousandths);
      expect(negotiateLanguage(header.join(comma))).toBe(best?.language);
    }),
    { numRuns },
  );
});

it('returns a supported language for any stored value and any browser languages', () => {
  const stored = fc.oneof(fc.anything(), tag);
  fc.assert(
    fc.property(stored, fc.array(tag, { maxLength: 10 }), (stored, browser) => {
      const language = preferredLanguage({ stored, browser });
      expect(isLanguage(language)).toBe(true);
      if (isLanguage(stored)) expect(language).toBe(stored);
    }),
    { numRuns },
  );
});
