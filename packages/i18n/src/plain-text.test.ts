import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('toPlainText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<h2>Title</h2>\n<ul>\n<li>a</li><li>b</li></ul>', 'Title a b'],
    ['one<br>two<hr/>three', 'one two three'],
    ['<p>a <strong>b</strong>, <em lang="fr">c</em>.</p>', 'a b, c.'],
    ['un<em>break</em>able', 'unbreakable'],
    ['  a\n\t b  ', 'a b'],
    ['', ''],
  ])('converts %j to %j', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });

  it('decodes known character references and keeps all others', () => {
    expect(toPlainText('&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#x27; &eacute; &toString; &#1114112; R&D')).toBe(
      '<b> &amp; "x" \'y\' &eacute; &toString; &#1114112; R&D',
    );
  });

  it('keeps no-break spaces', () => {
    expect(toPlainText('<p>12&nbsp;%</p>')).toBe('12\u00a0%');
  });

  it('returns a string for any combination of tags and references', () => {
    const fragment = fc.oneof(fc.constantFrom('<', '>', '</p>', '<p ', '&', '&#', '&#x', ';', '&lt;'), fc.string());
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => {
        expect(typeof toPlainText(fragments.join(''))).toBe('string');
      }),
    );
  });
});
