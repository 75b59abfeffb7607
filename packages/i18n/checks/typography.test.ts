import { describe, expect, it } from 'vitest';
import { listBlocks } from './read-language.ts';
import { findTypographyProblems } from './typography.ts';

/** Returns how to fix each problem of a text. */
const findTodos = (language: string, text: string) =>
  findTypographyProblems(language, [{ file: 'cart', key: 'x', text, line: 1 }]).map(({ todo }) => todo);
const findMarkdownTodos = (language: string, markdown: string) =>
  findTypographyProblems(language, listBlocks('posts/x', markdown)).map(({ todo }) => todo);

describe('findTypographyProblems', () => {
  it.each([
    ['en', 'He said “it’s ‘fine’”; 10:30, €1,200 and 5% (of ten) – that’s all…'],
    ['es', '¿Qué «es “esto”»? ¡Sí! Cuesta 12\u00a0%: poco. Son 1200 o 12\u00a0000\u00a0€.'],
    ['pt', 'O que é «isto»? Custa €1200; é muito!'],
    [
      'fr',
      '«\u00a0L’essai\u202f?\u00a0» Oui\u202f! Voici\u00a0: 1\u202f499,99\u00a0€, à 10:30\u202f; c’est «\u00a0“tout”\u00a0».',
    ],
    ['fr', 'Quoi\u202f?!'],
    ['de', 'Er sagte: „Das ist ‚gut‘.“ Es kostet 1.200\u00a0€, also 5\u00a0%!'],
    ['de', '212 Seiten, 8\u00a0GB (Seiten\u00a09\u00a0bis\u00a046)'],
    ['ar', 'هل هذا «كتاب»؟ نعم، بسعر 1,499.99؛ أو بـ\u00a0199\u00a0يورو، أي \u20685%\u2069.'],
  ])('accepts %s: %s', (language, text) => {
    expect(findTodos(language, text)).toEqual([]);
  });

  it.each([
    ['en', "it's", 'apostrophe'],
    ['en', 'a "quote"', 'straight quotation marks'],
    ['en', 'and so on...', 'ellipsis'],
    ['en', 'two  spaces', 'unneeded space'],
    ['en', 'behind ', 'unneeded space'],
    ['en', 'one , two', 'before the comma'],
    ['en', '( one)', 'inside the brackets'],
    ['en', 'one - two', 'dash'],
    ['en', 'soft\u00adhyphen', 'invisible'],
    ['en', '10 %', 'no-break space'],
    ['en', '12 500 euros', 'no-break space'],
    ['en', '5\u00a0%', 'before %'],
    ['en', '0,3%', 'decimal point'],
    ['fr', '5%', 'before %'],
    ['de', '0.3\u00a0%', 'decimal comma'],
    ['en', 'Really ?', 'before the punctuation mark'],
    ['en', 'a «quote»', 'write “”'],
    ['en', 'a “quote', 'close “'],
    ['en', 'a quote”', 'add “ before ”'],
    ['en', 'cafe\u0301', 'accents'],
    ['es', 'Qué es?', '¿'],
    ['es', '¿Qué es', '¿'],
    ['es', 'Hola!', '¡'],
    ['es', '¿A? B?', '¿'],
    ['es', '« a »', 'inside « »'],
    ['es', 'a “b «c» d”„', 'write «»'],
    ['pt', '„a“', 'write «»'],
    ['fr', 'Quoi?', 'U+202F'],
    ['fr', 'Quoi ?', 'U+202F'],
    ['fr', 'Quoi\u00a0?', 'U+202F'],
    ['fr', 'Voici: x', 'U+00A0'],
    ['fr', 'Voici\u202f: x', 'U+00A0'],
    ['fr', '« x »', 'inside « »'],
    ['fr', '«\u00a0x', 'close «'],
    ['fr', '100 €', 'U+00A0'],
    ['fr', '1\u00a0070', 'inside the number'],
    ['de', '«x»', 'write „“'],
    ['de', '“x”', 'add „ before'],
    ['de', '„x”', 'write „“'],
    ['de', '8 GB', 'before the unit'],
    ['de', 'Suche läuft …', 'before the ellipsis'],
    ['de', '10 km entfernt', 'before the unit'],
    ['fr', '8 Go', 'before the unit'],
    ['ar', 'المادة L. 221-18', 'number of the article'],
    ['de', 'Seiten 9 bis 46', 'range of pages'],
    ['de', 'Seiten\u00a09\u00a0bis 46', 'range of pages'],
    ['es', 'Son 1.200\u00a0€', 'four digits together'],
    ['es', 'Son 1\u00a0200\u00a0€', 'four digits together'],
    ['ar', 'السعر بـ 199 يورو', 'after the tatweel'],
    ['ar', '199 يورو', 'before the unit'],
    ['ar', 'أي 5%.', 'isolate the percentage'],
    ['ar', 'نعم, لا', 'Arabic comma'],
    ['ar', 'نعم; لا', 'Arabic semicolon'],
    ['ar', 'نعم?', 'question mark'],
    ['ar', '١٢', 'Latin digits'],
    ['ar', 'نعم ؟', 'before the punctuation mark'],
  ])('rejects %s: %j', (language, text, todo) => {
    expect(findTodos(language, text).join()).toContain(todo);
  });

  it('quotes the text around the mistake', () => {
    expect(findTodos('fr', 'Une phrase assez longue pour être coupée. Et voilà! Encore une phrase.')).toEqual([
      'write a narrow no-break space (U+202F) before ; ! ?, at “tre coupée. Et voilà! Encore une ph”.',
    ]);
  });

  it('ignores the syntax and the code of Markdown', () => {
    expect(findMarkdownTodos('fr', 'Voir [la boutique](/shop), `"a": \'b\';`\n\n- Et\u202f?')).toEqual([]);
  });

  it('checks words in another language with the rules of that language', () => {
    expect(findMarkdownTodos('en', 'A :fr[«\u00a0loi\u00a0»].')).toEqual([]);
    expect(findMarkdownTodos('en', 'A :fr[«loi»].')).toHaveLength(1);
  });
});
