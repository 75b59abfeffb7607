import type { Language } from '../languages.ts';
import { withContents } from './legal-contents.ts';

/** The legal documents, named like their URLs (spec, section 2). */
export const legalDocuments = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;

export type LegalDocumentName = (typeof legalDocuments)[number];

export interface LegalDocument {
  title: string;
  /** HTML of our own: an introduction, a list of links to the sections (`#section-1`), and the sections. */
  html: string;
  /** Day of the last change, ISO 8601 (spec, section 9). */
  updated_at: string;
}

interface LegalFile {
  title: string;
  /** Label of the list of sections. */
  contents: string;
  html: string;
}

type Load = (language: Language) => Promise<{ default: LegalFile }>;

const files: Record<LegalDocumentName, Load> = {
  'privacy-policy': (language) => import(`./${language}/privacy-policy.ts`),
  'terms-of-service': (language) => import(`./${language}/terms-of-service.ts`),
  'cookie-policy': (language) => import(`./${language}/cookie-policy.ts`),
};

/** A legal document in a language. Rejects when the language's file cannot be loaded. */
export async function loadLegalDocument(language: Language, document: LegalDocumentName): Promise<LegalDocument> {
  const { title, contents, html } = (await files[document](language)).default;
  return { title, html: withContents(html, contents), updated_at: '2025-08-13' };
}
