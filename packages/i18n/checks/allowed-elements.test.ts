import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../src/catalogue/index.ts';
import {
  legalDocuments,
  loadLegalDocument,
  loadPost,
  loadPosts,
  loadProductDetails,
  loadProducts,
} from '../src/content/index.ts';
import { languages } from '../src/languages.ts';
import { loadLockedContent } from '../src/locked/index.ts';

/** The opening tags that the HTML of the content may contain. */
const allowedTags = [
  /^<(?:address|blockquote|code|em|figcaption|figure|h2|h3|li|nav|ol|p|strong|table|tbody|td|thead|tr|ul)>$/,
  /^<a href="(?:#|\/(?!\/)|https:\/\/)[^"]*">$/,
  /^<em lang="\w\w">$/,
  /^<h2 id="section-\d+">$/,
  /^<nav aria-label="[^"]*">$/,
  /^<ol start="\d+">$/,
  /^<th scope="row">$/,
  /^<th scope="col"(?: class="number")?>$/,
  /^<td class="number">$/,
  /^<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">$/,
  /^<rect x="\d+" width="\d+" height="8" class="(?:loss|plain)">$/,
];

describe.each(languages)('the HTML of the content in %s', (language) => {
  it('has only allowed elements, attributes and links', async () => {
    const products = await loadProducts(language);
    const details = await Promise.all(products.map(({ id }) => loadProductDetails(language, id)));
    const posts = await Promise.all((await loadPosts(language)).map(({ slug }) => loadPost(language, slug)));
    const legal = await Promise.all(legalDocuments.map((name) => loadLegalDocument(language, name)));
    const catalogue = Object.values(await loadCatalogue(language));
    const html = [
      ...products.map(({ previewContent }) => previewContent),
      ...details.map((product) => product?.sample),
      ...posts.map((post) => post?.content),
      ...legal.map(({ html }) => html),
      ...catalogue.flatMap(({ description, info }) => [description, ...info.map(({ description }) => description)]),
      ...Object.values(await loadLockedContent(language)),
    ].join('');
    const tags = [...new Set([...html.matchAll(/<(?!\/)[^>]*>?/g)].map(([tag]) => tag))];
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter((tag) => !allowedTags.some((allowed) => allowed.test(tag)))).toEqual([]);
  });
});
