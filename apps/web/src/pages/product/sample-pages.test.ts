import { loadProductDetails, loadProducts } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { getSamplePages } from './sample-pages.ts';

describe('getSamplePages', () => {
  it('assigns the figures to the pictures of pages, in their order', () => {
    const sample = '<figure>1</figure>\n<figure>2</figure>';
    expect(getSamplePages(['contents', 'report', 'campaign', 'templates'], sample)).toEqual({
      report: '<figure>1</figure>',
      campaign: '<figure>2</figure>',
    });
  });

  it('takes a sample without figures as one page', () => {
    expect(getSamplePages(['player', 'notebook'], '<h3>A</h3>')).toEqual({ notebook: '<figure><h3>A</h3></figure>' });
  });

  it('finds a page for each picture of a page of the local products', async () => {
    for (const { id, pictures } of await loadProducts('en')) {
      const pages = getSamplePages(pictures, (await loadProductDetails('en', id))?.sample ?? '');
      expect(Object.values(pages), `product ${id}`).not.toEqual([]);
      expect(Object.values(pages), `product ${id}`).not.toContain(undefined);
    }
  });
});
