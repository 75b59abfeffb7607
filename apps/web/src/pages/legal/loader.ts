import { formatDate } from '@vitrine/i18n';
import { type LegalDocumentName, loadLegalDocument } from '@vitrine/i18n/content';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { getLanguage } from '../../language/index.ts';

/** Loads a legal document. `date` is the date of its last change, formatted in the language. */
export async function loader(args: LoaderFunctionArgs, name: LegalDocumentName) {
  const language = getLanguage(args);
  const document = await loadLegalDocument(language, name);
  return { name, ...document, date: formatDate(language, document.updated_at) };
}
