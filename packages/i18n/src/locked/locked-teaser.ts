import { cutText } from '../cut-text.ts';
import { plainText } from '../plain-text.ts';

/** Returns the part of locked content that visitors receive: its first 300 characters, as plain text. */
export const lockedTeaser = (html: string): string => cutText(plainText(html), 300);
