import * as z from 'zod/mini';

/** What the contact form takes (spec, section 5); blanks around it do not count. Each problem is named by the text that tells it. */
export const contactMessage = z.object({
  name: z.string().check(z.trim(), z.minLength(2, 'name.tooShort')),
  email: z.string().check(z.trim(), z.email('email.invalid')),
  message: z.string().check(z.trim(), z.minLength(10, 'message.tooShort')),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** Key of a problem's text, below `contactForm`. */
export type ContactProblem = 'name.tooShort' | 'email.invalid' | 'message.tooShort';
