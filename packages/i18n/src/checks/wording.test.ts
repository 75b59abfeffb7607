import { describe, expect, it } from 'vitest';
import { findWordingProblems } from './wording.ts';

const findTodos = (language: string, text: string, file = 'cart') =>
  findWordingProblems(language, [{ file, key: 'x', text }]).map(({ todo }) => todo);

describe('findWordingProblems', () => {
  it.each([
    ['en', 'Send an e-mail', 'write email'],
    ['en', 'It does not work', 'contraction'],
    ['en', 'You cannot', 'contraction'],
    ['es', 'un día de media', 'en promedio'],
    ['es', 'los ordenadores', 'equipo'],
    ['pt', 'num só ecrã', 'ecrã'],
    ['pt', 'enquanto não lho pedir', 'lho'],
    ['pt', 'Trabalha-se assim. Recebe um plano.', 'imperative'],
    ['fr', 'un courriel', 'e-mail'],
    ['de', 'pro eingesetztem Euro', 'accusative'],
    ['de', 'pro fertiger Stunde', 'accusative'],
    ['de', 'Kundinnen und Kunden', 'neutral'],
    ['ar', 'لم تبقَ من «{{product}}» سوى وحدة واحدة', 'لم يبقَ'],
    ['ar', 'جداول حساب', 'جدول بيانات'],
  ])('rejects %s: %s', (language, text, todo) => {
    expect(findTodos(language, text).join()).toContain(todo);
  });

  it.each([
    ['en', 'It doesn’t work. Is that so, or is it not?'],
    ['es', 'Media jornada en línea'],
    ['de', 'pro eingesetzten Euro, pro Woche'],
    ['ar', 'لم تبقَ أي وحدة. لم يبقَ سوى وحدتين.'],
    ['xx', 'anything'],
  ])('accepts %s: %s', (language, text) => {
    expect(findTodos(language, text)).toEqual([]);
  });

  it('allows legal terms in legal documents', () => {
    expect(findTodos('fr', 'un courriel', 'terms-of-service')).toEqual([]);
    expect(findTodos('en', 'It does not apply', 'terms-of-service')).toEqual([]);
  });

  it('ignores tags and code', () => {
    expect(findWordingProblems('en', [{ file: 'locked', key: '1', text: '<p><code>e-mail.txt</code></p>' }])).toEqual(
      [],
    );
  });
});
