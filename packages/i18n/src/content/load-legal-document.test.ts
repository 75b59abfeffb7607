import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatDate } from '../format-date.ts';
import { type Language, languages } from '../languages.ts';
import { toPlainText } from '../plain-text.ts';
import { legalDocuments, loadLegalDocument } from './load-legal-document.ts';

const dateOfLastChange: Partial<Record<Language, string>> = {
  en: '13 August 2025',
  es: '13 de agosto de 2025',
  pt: '13 de agosto de 2025',
  fr: '13 août 2025',
  de: '13. August 2025',
  ar: '13 أغسطس 2025',
};

/** The governing law as named in the terms of service. */
const governingLaw: Partial<Record<Language, string>> = {
  en: 'French law',
  es: 'Derecho francés',
  pt: 'direito francês',
  fr: 'droit français',
  de: 'französische',
  ar: 'للقانون الفرنسي',
};

it.each(Object.entries(dateOfLastChange))(
  'the legal documents in %s were last changed on %s',
  { tags: ['2.legal.4'] },
  async (code, date) => {
    for (const name of legalDocuments) {
      const { title, updated_at } = await loadLegalDocument(code as Language, name);
      expect(title.trim()).not.toBe('');
      expect(formatDate(code as Language, updated_at)).toBe(date);
    }
  },
);

it.each(Object.entries(governingLaw))(
  'the terms of service in %s name the governing law: %s',
  { tags: ['2.legal.5'] },
  async (code, law) => {
    const { html } = await loadLegalDocument(code as Language, 'terms-of-service');
    expect(toPlainText(html).toLowerCase()).toContain(law.toLowerCase());
  },
);

describe.each(languages)('the legal documents in %s', (language) => {
  it('show the details of the seller, or placeholders in the language', async () => {
    const { html } = await loadLegalDocument(language, 'terms-of-service');
    const source = readFileSync(new URL(`../../content/${language}/seller.yaml`, import.meta.url), 'utf8');
    const { name, address, email, mediatorName, hostName } = parse(source);
    for (const detail of [name, address, email, mediatorName, hostName]) expect(html).toContain(detail);
    expect(html).not.toContain('{{');
  });

  it('have a list of links to all sections', async () => {
    for (const name of legalDocuments) {
      const { html } = await loadLegalDocument(language, name);
      const links = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
      const ids = [...html.matchAll(/<h2 id="([\w-]+)"/g)].map(([, id]) => id);
      expect(links.length).toBeGreaterThanOrEqual(7);
      expect(links).toEqual(ids);
    }
  });
});
