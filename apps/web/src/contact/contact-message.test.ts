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

  it.each(['', 'A', ' A ', '   ', 'A\u200f', '\u200f\u200f'])(
    'is invalid with the name %j, which has fewer than two characters after trimming',
    { tags: ['5.contact.1'] },
    (name) => {
      expect(getIssues({ name })).toEqual({ name: 'name.tooShort' });
    },
  );

  it.each([
    'first/last@example.com',
    "o'hara+news@mail.example.co.uk",
    '#!$%&*=?^_`{|}~-@example.com',
    'josé@example.com',
    'info@почта.рф',
    'info@xn--80a1acny.xn--p1ai',
    '用户@例子.广告',
    'اتصال@مثال.إختبار',
    'संपर्क@डाटामेल.भारत',
    'info@ශ්\u200dරී.ලංකා',
    ' al@example.com\n',
    '\u200fal@example.com\u202c',
  ])('is valid with the email address %j', (email) => {
    expect(getIssues({ email })).toEqual({});
  });

  it.each([
    ['name', '李雷'],
    ['name', 'Nguyễn Thị Ánh-Tuyết O’Connor, Jr.'],
    ['name', 'عبد الرحمن\u200f'],
    ['name', 'علی\u200cرضا'],
    ['message', 'Pasted\r\ntext\n\nwith line breaks'],
    ['message', '\u202bمرحبا بكم جميعا\u202c'],
    ['message', 'a word '.repeat(20_000)],
  ])('is valid with the %s %j', (field, value) => {
    expect(getIssues({ [field]: value })).toEqual({});
  });

  it('keeps the line breaks of the message, and removes direction marks from the name and the email address', () => {
    const message = { name: '\u200fعلي\u200f', email: '\u200eal@example.com', message: 'Two lines:\nhere they are' };
    expect(contactMessageSchema.parse(message)).toEqual({ ...message, name: 'علي', email: 'al@example.com' });
  });

  it('validates a long invalid email address in linear time', () => {
    const measure = (length: number) => {
      const start = performance.now();
      getIssues({ email: `a@${'a.'.repeat(length)}!` });
      return performance.now() - start;
    };
    measure(1000);
    // Quadratic time would take 10,000 times longer.
    expect(measure(100_000)).toBeLessThan(Math.max(measure(1000), 1) * 1000);
  });

  it.each([
    '',
    'al',
    'al@',
    '@example.com',
    'al example.com',
    'a@b',
    'a b@example.com',
    'al@exa mple.com',
    'al@example..com',
    'al@-example.com',
    'al@example.com.',
    'al@b@example.com',
    'al,bo@example.com',
    '\u200f',
  ])('is invalid with the email address %j', { tags: ['5.contact.2'] }, (email) => {
    expect(getIssues({ email })).toEqual({ email: 'email.invalid' });
  });

  it.each(['', 'Nine char', '            '])(
    'is invalid with the message %j, which has fewer than ten characters after trimming',
    { tags: ['5.contact.3'] },
    (message) => {
      expect(getIssues({ message })).toEqual({ message: 'message.tooShort' });
    },
  );
});
