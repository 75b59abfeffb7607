import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { loadCatalogue } from './load-catalogue.ts';

describe.each(languages)('the catalogue of the store in %s', (language) => {
  it('has the eight products that only the store has, under the ids of the store', async () => {
    const catalogue = await loadCatalogue(language);
    const variants = Object.entries(catalogue).map(([id, product]) => [id, Object.keys(product.variants)]);
    expect(Object.fromEntries(variants)).toEqual({
      'prompt-library': ['prompt-library-personal', 'prompt-library-team'],
      'brand-voice-kit': ['brand-voice-kit-default'],
      'starter-checklist': ['starter-checklist-default'],
      'live-workshop': ['live-workshop-default'],
      'strategy-session': ['strategy-session-default'],
      'site-audit': ['site-audit-default'],
      'tunis-masterclass': ['tunis-masterclass-default'],
      'dashboard-templates': ['dashboard-templates-looker', 'dashboard-templates-powerbi', 'dashboard-templates-excel'],
    });
    expect(Object.keys(catalogue['dashboard-templates']?.option?.values ?? {})).toEqual(['looker', 'powerbi', 'excel']);
  });

  it('titles a variant where there is a choice, and leaves the only one untitled', async () => {
    for (const { variants } of Object.values(await loadCatalogue(language))) {
      const titles = Object.values(variants);
      if (titles.length === 1) expect(titles).toEqual(['']);
      else expect(new Set(titles.filter(Boolean)).size).toBe(titles.length);
    }
  });
});
