import { formatDate, type Language } from '@vitrine/i18n';
import { type LegalDocument, type LegalDocumentName, loadLegalDocument } from '@vitrine/i18n/content';

/** The data of a legal page. */
export interface LegalPageData extends LegalDocument {
  name: LegalDocumentName;
  /** The date of the last change, formatted in the language. */
  date: string;
}

export async function loadLegalPageData(language: Language, name: LegalDocumentName): Promise<LegalPageData> {
  const document = await loadLegalDocument(language, name);
  return { name, ...document, date: formatDate(language, document.updated_at) };
}
