import { describe, expect, it } from 'vitest';
import { contactMessageSchema } from './contact-message.ts';

const validMessage = { name: 'Al', email: 'al@example.com', message: 'Ten chars!' };

/** Validates a message and returns its issues by field. */
function getIssues(message: object) {
  const { error } = contactMessageSchema.safeParse({ ...validMessage, ...message });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('a contact message', () => {
  it('is valid with the minimum lengths', () => {
    expect(getIssues({})).toEqual({});
  });

  it.each(['', 'A', ' A ', '   '])(
    'is invalid with the name %j, which has fewer than two characters after trimming [5.contact.1]',
    (name) => {
      expect(getIssues({ name })).toEqual({ name: 'name.tooShort' });
    },
  );

  it.each(['', 'al', 'al@', '@example.com', 'al example.com'])(
    'is invalid with the email address %j [5.contact.2]',
    (email) => {
      expect(getIssues({ email })).toEqual({ email: 'email.invalid' });
    },
  );

  it.each(['', 'Nine char', '            '])(
    'is invalid with the message %j, which has fewer than ten characters after trimming [5.contact.3]',
    (message) => {
      expect(getIssues({ message })).toEqual({ message: 'message.tooShort' });
    },
  );
});
