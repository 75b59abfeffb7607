import { describe, expect, it } from 'vitest';
import { compileHtml, parseMarkdown, splitSections, toElements, toHtml } from './markdown.ts';

const compile = (markdown: string) => compileHtml(parseMarkdown(markdown).children);

describe('compileHtml', () => {
  it.each([
    [
      '## A & B\n\nSee [the **shop**](/shop).',
      '<h2>A &amp; B</h2><p>See <a href="/shop">the <strong>shop</strong></a>.</p>',
    ],
    ['4. a\n5. `b < c`', '<ol start="4"><li>a</li><li><code>b &lt; c</code></li></ol>'],
    ['> A quotation', '<blockquote>A quotation</blockquote>'],
    ['The :fr[mentions légales] are *here*.', '<p>The <em lang="fr">mentions légales</em> are <em>here</em>.</p>'],
    [':::address\nA street\n:::', '<address><p>A street</p></address>'],
    [
      '| Name | Kept |\n| - | - |\n| cart | 1 |',
      '<table><thead><tr><th scope="col">Name</th><th scope="col" class="number">Kept</th></tr></thead><tbody><tr><th scope="row">cart</th><td class="number">1</td></tr></tbody></table>',
    ],
    [
      '| القناة | الإنفاق |\n| - | - |\n| البحث | 1,056\u00a0يورو |',
      '<table><thead><tr><th scope="col">القناة</th><th scope="col" class="number">الإنفاق</th></tr></thead><tbody><tr><th scope="row">البحث</th><td class="number">1,056\u00a0يورو</td></tr></tbody></table>',
    ],
    [
      '| | |\n| - | - |\n| Budget | €300 |',
      '<table><tbody><tr><th scope="row">Budget</th><td>€300</td></tr></tbody></table>',
    ],
    [
      ':::records\n| File |\n| - |\n| a.pdf |\n:::',
      '<table><thead><tr><th scope="col">File</th></tr></thead><tbody><tr><td>a.pdf</td></tr></tbody></table>',
    ],
    [
      ':::figure[The *caption*]\n### A title\n:::',
      '<figure><h3>A title</h3><figcaption>The <em>caption</em></figcaption></figure>',
    ],
    [
      '| a |\n| - |\n| 5 days :loss{from=20 to=50} |',
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">5 days<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect x="20" width="30" height="8" class="loss"></rect></svg></th></tr></tbody></table>',
    ],
  ])('converts %j', (markdown, html) => {
    expect(compile(markdown)).toBe(html);
  });

  it.each([
    ['a\n\n<script>x</script>', '3:1: write Markdown instead of the HTML “<script>x</script>”.'],
    ['a <b>x</b>', '1:3: write Markdown instead of the HTML “<b>”.'],
    ['![x](/art/x.svg)', '1:1: remove the image'],
    ['# Title', '1:1: begin the heading with ## or ###'],
    ['a ~~b~~', '1:3: remove the delete'],
    ['a\n\n---', '3:1: remove the thematicBreak'],
    ['[x](javascript:alert)', '1:1: begin the link javascript:alert with / or https://'],
    ['[x](//evil.example)', '1:1: begin the link //evil.example with'],
    ['::video', '1:1: remove “::video”'],
    [':::note\nx\n:::', '1:1: remove “:::note”'],
    [':smile[x]', '1:1: write a backslash before the colon of “:smile”'],
    ['| a |\n| - |\n| 5 :bar{from=50 to=20} |', '3:5: write where the bar ends'],
    [':::figure\nx\n:::', '1:1: write the caption'],
  ])('rejects %j', (markdown, message) => {
    expect(() => compile(markdown)).toThrow(message);
  });
});

describe('toElements', () => {
  it('replaces values in texts, and escapes them', () => {
    const elements = toElements(parseMarkdown('Write to **{{name}}**.').children, { name: 'A & B <x>' });
    expect(toHtml(elements)).toBe('<p>Write to <strong>A &amp; B &lt;x></strong>.</p>');
  });

  it('rejects a placeholder without a value', () => {
    expect(() => toElements(parseMarkdown('{{nom}}').children)).toThrow('1:1: replace {{nom}}: it has no value.');
  });
});

describe('splitSections', () => {
  it('returns the content of each section', () => {
    const sections = splitSections(parseMarkdown(':::preview\na\n:::\n\n:::locked\nb\n:::'), ['preview', 'locked']);
    expect(compileHtml(sections.preview)).toBe('<p>a</p>');
    expect(compileHtml(sections.locked)).toBe('<p>b</p>');
  });

  it('rejects missing sections and content outside them', () => {
    expect(() => splitSections(parseMarkdown(':::preview\na\n:::'), ['preview', 'locked'])).toThrow(
      'write the sections :::preview, :::locked, in this order.',
    );
    expect(() => splitSections(parseMarkdown('a'), ['preview'])).toThrow('1:1: move this into one of :::preview.');
  });
});
