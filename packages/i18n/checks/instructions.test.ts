import { describe, expect, it } from 'vitest';
import { findInstructionProblems } from './instructions.ts';

const createEntries = (text: string) => [{ file: 'common', key: 'errors.page.description', text, line: 7 }];
const findTodos = (instruction: RegExp | undefined, english: string, translated: string) =>
  findInstructionProblems(instruction, createEntries(english), createEntries(translated)).map(({ todo }) => todo);

describe('findInstructionProblems', () => {
  it('accepts an instruction in the language', () => {
    expect(findTodos(/réessayez/i, 'Please try again later.', 'Réessayez dans un instant.')).toEqual([]);
  });

  it('reports a missing instruction', () => {
    expect(findTodos(/يُرجى/, 'Your cart is safe. Please try again.', 'لم تتأثر سلتك.')).toEqual([
      'say what the visitor can do next, as English does with “please”.',
    ]);
  });

  it('accepts a message without an instruction in English', () => {
    expect(findTodos(/réessayez/i, 'Your cart is empty', 'Votre panier est vide')).toEqual([]);
  });

  it('skips a language without a pattern', () => {
    expect(findTodos(undefined, 'Please try again.', 'Riprova.')).toEqual([]);
  });
});
