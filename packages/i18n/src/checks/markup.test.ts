import { describe, expect, it } from 'vitest';
import { markupProblems } from './markup.ts';

const article = (text: string) => [{ file: 'post-x', key: '', text }];
const problemsOf = (html: string) => markupProblems([], article(html)).map(({ todo }) => todo);
const problemsAgainst = (english: string, html: string) =>
  markupProblems(article(english), article(html)).map(({ todo }) => todo);

describe('the check of HTML', () => {
  it('accepts the allowed elements', () => {
    const html =
      '<h2>A &amp; B</h2>\n<p>See <a href="/shop">the <strong>shop</strong></a>, <em lang="fr">loi</em>.</p>\n<ol start="4">\n<li><code>a &lt; b</code></li>\n</ol>';
    expect(problemsOf(html)).toEqual([]);
  });

  it.each([
    ['<script>x</script>', /^write something else for <script>/],
    ['<p onclick="x">x</p>', /^take the attribute onclick off <p>/],
    ['<p class="x">x</p>', /^take the attribute class off <p>/],
    ['<a href="javascript:x">x</a>', /^let the link javascript:x begin with/],
    ['<a href="//evil.example">x</a>', /^let the link/],
    ['<p style=x>x</p>', /^write something else for <p style=x>/],
    ['<p>x', /^close <p>/],
    ['<p><strong>x</p></strong>', /^close <strong> before <\/p>/],
    ['x</p>', /^close <nothing> before <\/p>/],
    ['<p><ul><li>x</li></ul></p>', /^take <ul> out of <p>/],
    ['<p>a < b</p>', /./],
    ['<p>a > b</p>', /&gt;/],
    ['<p>R&D</p>', /&amp;/],
    ['<p>caf&eacute;</p>', /every other character as it is/],
  ])('rejects %s', (html, todo) => {
    expect(problemsOf(html)[0]).toMatch(todo);
  });

  it('rejects a structure that differs from English, except for em', () => {
    expect(problemsAgainst('<p>a <em>b</em></p>\n<p>c</p>', '<p>a b</p>\n<p><em>c</em></p>')).toEqual([]);
    expect(problemsAgainst('<p>a</p><p>b</p>', '<p>a</p>')[0]).toContain('element 2 is missing here and <p> there');
    expect(problemsAgainst('<p>a</p>', '<p>a</p><h2>b</h2>')[0]).toContain('element 2 is <h2> here and missing there');
    expect(problemsAgainst('<h2>a</h2>', '<h3>a</h3>')[0]).toContain('element 1 is <h3> here and <h2> there');
  });

  it('rejects a link within the site that differs from English', () => {
    expect(problemsAgainst('<a href="/shop">x</a>', '<a href="/fr/shop">x</a>')).toEqual([
      'link to /shop in this order, not to /fr/shop.',
    ]);
  });

  it('rejects tags and entities in plain text', () => {
    const plain = (text: string) => markupProblems([], [{ file: 'cart', key: 'title', text }]);
    expect(plain('a & b, 2 < 3')).toEqual([]);
    expect(plain('<b>a</b>')).toHaveLength(1);
    expect(plain('a&nbsp;b')).toHaveLength(1);
  });
});
