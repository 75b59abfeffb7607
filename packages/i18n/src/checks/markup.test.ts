import { describe, expect, it } from 'vitest';
import { findMarkupProblems } from './markup.ts';

const createArticleEntries = (text: string) => [{ file: 'post-x', key: '', text }];
/** Returns how to fix each problem of an article. */
const findTodos = (html: string) => findMarkupProblems([], createArticleEntries(html)).map(({ todo }) => todo);
const findTodosAgainstEnglish = (english: string, html: string) =>
  findMarkupProblems(createArticleEntries(english), createArticleEntries(html)).map(({ todo }) => todo);

describe('findMarkupProblems', () => {
  it('accepts the allowed elements', () => {
    const html =
      '<h2>A &amp; B</h2>\n<p>See <a href="/shop">the <strong>shop</strong></a>, <em lang="fr">loi</em>.</p>\n<ol start="4">\n<li><code>a &lt; b</code></li>\n</ol>';
    expect(findTodos(html)).toEqual([]);
  });

  it.each([
    ['<script>x</script>', /^replace <script>/],
    ['<p onclick="x">x</p>', /^remove the attribute onclick of <p>/],
    ['<p class="x">x</p>', /^remove the attribute class of <p>/],
    ['<a href="javascript:x">x</a>', /^begin the link javascript:x with/],
    ['<a href="//evil.example">x</a>', /^begin the link/],
    ['<p style=x>x</p>', /^replace <p style=x>/],
    ['<p>x', /^close <p>/],
    ['<p><strong>x</p></strong>', /^close <strong> before <\/p>/],
    ['x</p>', /^remove <\/p>/],
    ['<p><ul><li>x</li></ul></p>', /^move <ul> out of <p>/],
    ['<p>a < b</p>', /./],
    ['<p>a > b</p>', /&gt;/],
    ['<p>R&D</p>', /&amp;/],
    ['<p>caf&eacute;</p>', /every other character as it is/],
  ])('rejects %s', (html, todo) => {
    expect(findTodos(html)[0]).toMatch(todo);
  });

  it('rejects a structure that differs from English, except for em', () => {
    expect(findTodosAgainstEnglish('<p>a <em>b</em></p>\n<p>c</p>', '<p>a b</p>\n<p><em>c</em></p>')).toEqual([]);
    expect(findTodosAgainstEnglish('<p>a</p><p>b</p>', '<p>a</p>')[0]).toContain(
      'element 2 is missing here and <p> in English',
    );
    expect(findTodosAgainstEnglish('<p>a</p>', '<p>a</p><h2>b</h2>')[0]).toContain(
      'element 2 is <h2> here and missing in English',
    );
    expect(findTodosAgainstEnglish('<h2>a</h2>', '<h3>a</h3>')[0]).toContain(
      'element 1 is <h3> here and <h2> in English',
    );
  });

  it('rejects a link within the site that differs from English', () => {
    expect(findTodosAgainstEnglish('<a href="/shop">x</a>', '<a href="/fr/shop">x</a>')).toEqual([
      'link to /shop in this order, not to /fr/shop.',
    ]);
  });

  it('rejects tags and entities in plain text', () => {
    const findProblemsOfMessage = (text: string) => findMarkupProblems([], [{ file: 'cart', key: 'title', text }]);
    expect(findProblemsOfMessage('a & b, 2 < 3')).toEqual([]);
    expect(findProblemsOfMessage('<b>a</b>')).toHaveLength(1);
    expect(findProblemsOfMessage('a&nbsp;b')).toHaveLength(1);
  });
});
