import { describe, expect, it } from 'vitest';
import { contactMessage } from './contact-message.ts';

const good = { name: 'Al', email: 'al@example.com', message: 'Ten chars!' };

/** The problems that the form would show for a message, by field. */
function problems(message: object) {
  const { error } = contactMessage.safeParse({ ...good, ...message });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe('a contact message', () => {
  it('may be as short as the spec allows', () => {
    expect(problems({})).toEqual({});
  });

  it.each(['', 'A', ' A ', '   '])('needs a name of two characters: %j is too short [5.contact.1]', (name) => {
    expect(problems({ name })).toEqual({ name: 'name.tooShort' });
  });

  it.each(['', 'al', 'al@', '@example.com', 'al example.com'])(
    'needs an e-mail address: %j is invalid [5.contact.2]',
    (email) => {
      expect(problems({ email })).toEqual({ email: 'email.invalid' });
    },
  );

  it.each(['', 'Nine char', '            '])(
    'needs ten characters of text: %j is too short [5.contact.3]',
    (message) => {
      expect(problems({ message })).toEqual({ message: 'message.tooShort' });
    },
  );
});
