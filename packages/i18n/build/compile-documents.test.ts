import { describe, expect, it } from 'vitest';
import { compileCatalogueEntry, compileLegalDocument, compilePost } from './compile-documents.ts';

describe('compilePost', () => {
  it('adds ids to the headings and returns their titles as plain text', () => {
    expect(compilePost('Intro\n\n## One & *two*\n\n## Three')).toEqual({
      content: '<p>Intro</p><h2 id="section-1">One &amp; <em>two</em></h2><h2 id="section-2">Three</h2>',
      titles: ['One & two', 'Three'],
    });
  });
});

describe('compileLegalDocument', () => {
  const compile = (markdown: string) => compileLegalDocument({ markdown, label: 'Contents', values: { name: 'Acme' } });

  it('adds ids with the numbers of the sections, and a list of links after the introduction', () => {
    expect(compile('Of {{name}}\n\n## 1. *First*\n\n## 2. Second')).toBe(
      '<p>Of Acme</p><nav aria-label="Contents"><ol><li><a href="#section-1"><em>First</em></a></li><li><a href="#section-2">Second</a></li></ol></nav><h2 id="section-1">1. <em>First</em></h2><h2 id="section-2">2. Second</h2>',
    );
  });

  it('rejects a section without a number', () => {
    expect(() => compile('a\n\n## First')).toThrow('3:1: begin the heading with a number');
  });
});

describe('compileCatalogueEntry', () => {
  it('splits the description from the sections of additional information', () => {
    expect(compileCatalogueEntry('a\n\nb\n\n## C\n\nd\n\n## E\n\n- f')).toEqual({
      description: '<p>a</p><p>b</p>',
      info: [
        { title: 'C', description: '<p>d</p>' },
        { title: 'E', description: '<ul><li>f</li></ul>' },
      ],
    });
  });
});
