import * as z from 'zod/mini';

/** The schema of the contact message, with trimmed fields (spec, section 5). The message of an issue is a translation key. */
export const contactMessageSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'name.tooShort')),
  email: z.string().check(z.trim(), z.email('email.invalid')),
  message: z.string().check(z.trim(), z.minLength(10, 'message.tooShort')),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Translation key of an error message, relative to `contactForm`. */
export type ContactErrorKey = 'name.tooShort' | 'email.invalid' | 'message.tooShort';
