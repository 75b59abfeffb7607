import { describe, expect, it } from 'vitest';
import { textParagraphs } from './text-paragraphs.ts';

describe('text paragraphs', () => {
  it.each([
    ['<p>One <b>two</b></p>\n<p></p><p>Three &amp; four</p>', ['One two', 'Three & four']],
    ['plain', ['plain']],
    ['<ul><li>a</li><li>b</li></ul>c<br>d', ['a', 'b', 'c', 'd']],
    ['<p>a</p><script>alert("1 < 2")</script><style>p { color: red }</style>', ['a']],
    ['&lt;script&gt;', ['<script>']],
    ['', []],
  ])('of %j are %j', (html, paragraphs) => {
    expect(textParagraphs(html)).toEqual(paragraphs);
  });
});
