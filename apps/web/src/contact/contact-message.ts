import * as z from 'zod/mini';

/** Invisible characters that come with pasted text: zero-width spaces, byte order marks and direction marks. */
const invisibleCharacters = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

// An email address as the HTML standard defines it, but with letters of all scripts, and with a dot in the domain. Matching takes linear time.
const localPart = "[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_`{|}~-]+";
/** A part of the domain. Joiners occur in names of Persian and Indic scripts. */
const domainLabel = String.raw`[\p{L}\p{N}](?:(?:[\p{L}\p{M}\p{N}\u200c-]|\u200d){0,61}[\p{L}\p{M}\p{N}])?`;
const emailPattern = new RegExp(String.raw`^${localPart}@${domainLabel}(?:\.${domainLabel})+$`, 'u');

const withoutInvisibleCharacters = z.overwrite((text: string) => text.replace(invisibleCharacters, ''));

/** The schema of the contact message, with trimmed fields (spec, section 5). The message of an issue is a translation key. */
export const contactMessageSchema = z.object({
  name: z.string().check(withoutInvisibleCharacters, z.trim(), z.minLength(2, 'name.tooShort')),
  email: z.string().check(withoutInvisibleCharacters, z.trim(), z.regex(emailPattern, 'email.invalid')),
  message: z.string().check(z.trim(), z.minLength(10, 'message.tooShort')),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The error of each invalid field: a translation key, relative to `contactForm`. */
type ContactErrors = Partial<Record<keyof ContactMessage, 'name.tooShort' | 'email.invalid' | 'message.tooShort'>>;

/** Returns the errors of a message, in the order of the fields. */
export function getErrors(message: ContactMessage): ContactErrors {
  const { error } = contactMessageSchema.safeParse(message);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message: key }) => [path[0], key]));
}
