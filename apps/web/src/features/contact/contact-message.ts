import * as z from 'zod/mini';

/** The contact message (spec, section 5), trimmed. Each issue is named by the message that explains it. */
export const contactMessage = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'name.tooShort')),
  email: z.string().check(z.trim(), z.email('email.invalid')),
  message: z.string().check(z.trim(), z.minLength(10, 'message.tooShort')),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** Key of an error message, below `contactForm`. */
export type ContactIssue = 'name.tooShort' | 'email.invalid' | 'message.tooShort';
