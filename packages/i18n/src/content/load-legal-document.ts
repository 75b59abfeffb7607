import type { Language } from '../languages.ts';
import { addTableOfContents } from './table-of-contents.ts';

/** Names of the legal documents, as in their URLs (spec, section 2). */
export const legalDocuments = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;

export type LegalDocumentName = (typeof legalDocuments)[number];

export interface LegalDocument {
  title: string;
  /** Trusted HTML: an introduction, a list of links to the sections (`#section-1`), and the sections. */
  html: string;
  /** Day of the last change, ISO 8601 (spec, section 9). */
  updated_at: string;
}

interface LegalContent {
  title: string;
  /** Accessible name of the table of contents. */
  contents: string;
  html: string;
}

type ImportLegalContent = (language: Language) => Promise<{ default: LegalContent }>;

const importLegalContent: Record<LegalDocumentName, ImportLegalContent> = {
  'privacy-policy': (language) => import(`./${language}/privacy-policy.ts`),
  'terms-of-service': (language) => import(`./${language}/terms-of-service.ts`),
  'cookie-policy': (language) => import(`./${language}/cookie-policy.ts`),
};

/** Loads a legal document. Rejects when the file cannot be loaded. */
export async function loadLegalDocument(language: Language, document: LegalDocumentName): Promise<LegalDocument> {
  const { title, contents, html } = (await importLegalContent[document](language)).default;
  return { title, html: addTableOfContents(html, contents), updated_at: '2025-08-13' };
}
