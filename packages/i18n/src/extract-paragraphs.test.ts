import { describe, expect, it } from 'vitest';
import { extractParagraphs } from './extract-paragraphs.ts';

describe('extractParagraphs', () => {
  it.each([
    ['<p>One <b>two</b></p>\n<p></p><p>Three &amp; four</p>', ['One two', 'Three & four']],
    ['plain', ['plain']],
    ['<ul><li>a</li><li>b</li></ul>c<br>d', ['a', 'b', 'c', 'd']],
    ['<p>a</p><script>alert("1 < 2")</script><style>p { color: red }</style>', ['a']],
    ['&lt;script&gt;', ['<script>']],
    ['', []],
  ])('converts %j to %j', (html, paragraphs) => {
    expect(extractParagraphs(html)).toEqual(paragraphs);
  });
});
