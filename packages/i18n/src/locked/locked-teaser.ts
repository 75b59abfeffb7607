import { cutText } from '../cut-text.ts';
import { plainText } from '../plain-text.ts';

/** All that a visitor may have of a locked content: its first 300 characters, as plain text. */
export const lockedTeaser = (html: string): string => cutText(plainText(html), 300);
