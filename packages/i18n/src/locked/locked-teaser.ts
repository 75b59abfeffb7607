import { cutText } from '../cut-text.ts';
import { toPlainText } from '../plain-text.ts';

/** Returns the part of locked content that visitors receive: its first 300 characters, as plain text. */
export const createLockedTeaser = (html: string): string => cutText(toPlainText(html), 300);
