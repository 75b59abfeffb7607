import type { Language } from '../languages.ts';

/** The legal documents, named as their addresses are (spec, section 2). */
export const legalDocuments = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const;

export type LegalDocumentName = (typeof legalDocuments)[number];

export interface LegalDocument {
  title: string;
  /** HTML of our own. */
  html: string;
  /** Day of the last change, ISO 8601 (spec, section 9). */
  updated_at: string;
}

type Load = (language: Language) => Promise<{ default: Omit<LegalDocument, 'updated_at'> }>;

const files: Record<LegalDocumentName, Load> = {
  'privacy-policy': (language) => import(`./${language}/privacy-policy.ts`),
  'terms-of-service': (language) => import(`./${language}/terms-of-service.ts`),
  'cookie-policy': (language) => import(`./${language}/cookie-policy.ts`),
};

/** A legal document in a language. Rejects when the language's file cannot be loaded. */
export async function loadLegalDocument(language: Language, document: LegalDocumentName): Promise<LegalDocument> {
  return { ...(await files[document](language)).default, updated_at: '2025-08-13' };
}
