import { expect, it } from 'vitest';
import { addTableOfContents } from './table-of-contents.ts';

it('inserts links to the numbered sections after the introduction', () => {
  expect(addTableOfContents('<p>Intro</p>\n\n<h2>1. Who</h2>\n<p>a</p>\n<h2>2. What</h2>\n<p>b</p>', 'Contents')).toBe(
    [
      '<p>Intro</p>\n',
      '<nav aria-label="Contents">',
      '<ol>',
      '<li><a href="#section-1">Who</a></li>',
      '<li><a href="#section-2">What</a></li>',
      '</ol>',
      '</nav>\n',
      '<h2 id="section-1">1. Who</h2>\n<p>a</p>',
      '<h2 id="section-2">2. What</h2>\n<p>b</p>',
    ].join('\n'),
  );
});
