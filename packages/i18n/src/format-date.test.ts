import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './format-date.ts';
import { languages } from './languages.ts';

describe('formatDate', () => {
  const originalTimeZone = process.env.TZ;

  afterEach(() => {
    if (originalTimeZone === undefined) delete process.env.TZ;
    else process.env.TZ = originalTimeZone;
  });

  it.each([
    ['en', '12 August 2025'],
    ['es', '12 de agosto de 2025'],
    ['pt', '12 de agosto de 2025'],
    ['fr', '12 août 2025'],
    ['de', '12. August 2025'],
    ['ar', '12 أغسطس 2025'],
  ] as const)('formats a date in %s as %s', (language, formatted) => {
    expect(formatDate(language, '2025-08-12T08:00:00Z')).toBe(formatted);
  });

  it.each([
    ['Pacific/Kiritimati', -14],
    ['Pacific/Pago_Pago', 11],
  ])('returns the same day in the time zone %s', async (timeZone, hoursBehindUtc) => {
    process.env.TZ = timeZone;
    expect(new Date('2025-08-13').getTimezoneOffset()).toBe(hoursBehindUtc * 60);
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
