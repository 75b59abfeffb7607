import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { loadCatalogue } from './load-catalogue.ts';

describe.each(languages)('the catalogue of the store in %s', (language) => {
  it('has the eight store-only products, with the same option and value keys in each language', async () => {
    const catalogue = await loadCatalogue(language);
    const options = Object.entries(catalogue).map(([id, product]) => [
      id,
      Object.fromEntries(Object.entries(product.options).map(([key, { values }]) => [key, Object.keys(values)])),
    ]);
    expect(Object.fromEntries(options)).toEqual({
      'prompt-library': { licence: ['personal', 'team'], language: ['english', 'french', 'spanish'] },
      'brand-voice-kit': { package: ['kit', 'review'] },
      'starter-checklist': { format: ['pdf', 'editable'] },
      'live-workshop': { date: ['january', 'february', 'march'], time: ['morning', 'afternoon'] },
      'strategy-session': { language: ['english', 'french', 'german'] },
      'site-audit': { scope: ['small', 'medium', 'large'], result: ['report', 'call'] },
      'tunis-masterclass': { access: ['streaming', 'download'] },
      'dashboard-templates': { tool: ['looker', 'powerbi', 'excel'], licence: ['company', 'agency'] },
    });
  });

  it('has distinct option titles in a product, and distinct values in an option', async () => {
    for (const { options } of Object.values(await loadCatalogue(language))) {
      const titles = Object.values(options).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const values of Object.values(options).map(({ values }) => Object.values(values)))
        expect(new Set(values).size).toBe(values.length);
    }
  });

  it('has two to four sections of additional information for each product', async () => {
    for (const { info } of Object.values(await loadCatalogue(language))) {
      expect(info.length).toBeGreaterThanOrEqual(2);
      expect(info.length).toBeLessThanOrEqual(4);
    }
  });
});
