import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './format-date.ts';
import { languages } from './languages.ts';

describe('a date', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['en', '12 August 2025'],
    ['es', '12 de agosto de 2025'],
    ['pt', '12 de agosto de 2025'],
    ['fr', '12 août 2025'],
    ['de', '12. August 2025'],
    ['ar', '12 أغسطس 2025'],
  ] as const)('is written as %s writes it', (language, written) => {
    expect(formatDate(language, '2025-08-12T08:00:00Z')).toBe(written);
  });

  it.each([
    ['Pacific/Kiritimati', -14],
    ['Pacific/Pago_Pago', 11],
  ])('is the same day in %s', async (timeZone, hours) => {
    process.env.TZ = timeZone;
    expect(new Date('2025-08-13').getTimezoneOffset()).toBe(hours * 60);
    vi.resetModules();
    const { formatDate } = await import('./format-date.ts');
    for (const language of languages) {
      expect(formatDate(language, '2025-08-13')).toMatch(/\b13\b/);
      expect(formatDate(language, '2025-08-13T23:59:59Z')).toMatch(/\b13\b/);
    }
  });

  it('throws for a string that is not a date', () => {
    expect(() => formatDate('en', 'yesterday')).toThrow(RangeError);
  });
});
