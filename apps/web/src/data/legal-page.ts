import { formatDate, type Language } from '@vitrine/i18n';
import { type LegalDocument, type LegalDocumentName, loadLegalDocument } from '@vitrine/i18n/content';

export interface LegalPage extends LegalDocument {
  name: LegalDocumentName;
  /** The day of the last change as the language writes it. */
  date: string;
}

/** Makes the loader of one legal document: the three routes share a view, and name the document. */
export const loadLegalPage =
  (name: LegalDocumentName) =>
  async (language: Language): Promise<LegalPage> => {
    const document = await loadLegalDocument(language, name);
    return { name, ...document, date: formatDate(language, document.updated_at) };
  };
