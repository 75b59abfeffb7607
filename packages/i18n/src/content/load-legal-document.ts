import legalFacts from '../generated/content/legal-facts.ts';
import type { Language } from '../languages.ts';

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

const { updated_at, email }: { updated_at: string; email?: string } = legalFacts;

/** The email address of the seller, if content/legal.yaml has it. */
export const sellerEmail = email;

interface LegalModule {
  default: Pick<LegalDocument, 'title' | 'html'>;
}

/** Loads a legal document. Rejects when the file cannot be loaded. */
export async function loadLegalDocument(language: Language, document: LegalDocumentName): Promise<LegalDocument> {
  const { default: content }: LegalModule = await import(`../generated/content/${language}/legal-${document}.js`);
  return { ...content, updated_at };
}
