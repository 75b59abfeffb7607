import { describe, expect, it } from 'vitest';
import { findUntranslated } from './messages.ts';

const english = {
  title: 'Title',
  menu: { home: 'Home', shop: 'Shop' },
  left_one: 'One left',
  left_other: '{{count}} left',
};

describe('findUntranslated', () => {
  it('returns nothing if each message has all plural forms of the language', () => {
    const german = { title: 'Titel', menu: { home: 'Start', shop: 'Shop' }, left_one: 'Eins', left_other: '{{count}}' };
    expect(findUntranslated(english, german, 'de')).toEqual({});
    expect(findUntranslated(english, english, 'en')).toEqual({});
  });

  it('returns missing messages, nested ones too', () => {
    const french = { menu: { home: 'Accueil' }, left_one: 'x', left_many: 'x', left_other: 'x' };
    expect(findUntranslated(english, french, 'fr')).toEqual({ title: 'Title', menu: { shop: 'Shop' } });
  });

  it('returns all English forms of a message without one of the plural forms of the language', () => {
    const arabic = { title: 'x', menu: { home: 'x', shop: 'x' }, left_one: 'x', left_other: 'x' };
    expect(findUntranslated(english, arabic, 'ar')).toEqual({ left_one: 'One left', left_other: '{{count}} left' });
  });
});
