import { describe, expect, it } from 'vitest';
import { findInstructionProblems } from './instructions.ts';

const createEntries = (text: string) => [{ file: 'common', key: 'errors.page.description', text }];
const findProblems = (language: string, english: string, translated: string) =>
  findInstructionProblems(language, createEntries(english), createEntries(translated));

describe('findInstructionProblems', () => {
  it.each([
    ['es', 'El carrito está a salvo; inténtelo de nuevo.'],
    ['pt', 'Tente novamente mais tarde.'],
    ['fr', 'Réessayez dans un instant.'],
    ['de', 'Bitte versuchen Sie es später noch einmal.'],
    ['ar', 'يُرجى المحاولة لاحقًا.'],
  ])('accepts an instruction in %s: %s', (language, translated) => {
    expect(findProblems(language, 'Please try again later.', translated)).toEqual([]);
  });

  it('reports a missing instruction', () => {
    expect(findProblems('ar', 'Your cart is safe. Please try again.', 'لم تتأثر سلتك.')).toEqual([
      {
        file: 'common',
        key: 'errors.page.description',
        todo: 'say what the visitor can do next, as English does with “please”.',
      },
    ]);
  });

  it('accepts a message without an instruction in English', () => {
    expect(findProblems('fr', 'Your cart is empty', 'Votre panier est vide')).toEqual([]);
  });

  it('skips a language without a pattern', () => {
    expect(findProblems('it', 'Please try again.', 'Riprova.')).toEqual([]);
  });
});
