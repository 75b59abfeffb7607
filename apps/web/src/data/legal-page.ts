import type { Language } from '@vitrine/i18n';
import { type LegalDocument, type LegalDocumentName, loadLegalDocument } from '@vitrine/i18n/content';

export interface LegalPage extends LegalDocument {
  name: LegalDocumentName;
}

/** Makes the loader of one legal document: the three routes share a view, and name the document. */
export const loadLegalPage =
  (name: LegalDocumentName) =>
  async (language: Language): Promise<LegalPage> => ({ name, ...(await loadLegalDocument(language, name)) });
