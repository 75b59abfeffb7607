import { describe, expect, it } from 'vitest';
import { loadPost, loadPosts, loadProductDetails, loadProducts } from '../src/content/index.ts';
import { languages } from '../src/languages.ts';
import { readLanguageSources } from './read-language.ts';

describe.each(languages)('the authors in %s', async (language) => {
  // English replaces documents without a translation.
  const translated = readLanguageSources(language);
  const products = (await loadProducts(language)).filter(({ id }) => translated.has(`products/${id}`));
  const posts = (await loadPosts(language)).filter(({ slug }) => translated.has(`posts/${slug}`));
  const details = await Promise.all(products.map(({ id }) => loadProductDetails(language, id)));

  it.each(posts)('$author has the same role on the blog and on product pages', async ({ author, slug }) => {
    const roles = details.flatMap((product) => (product?.author.name === author ? [product.author.role] : []));
    const note = (await loadPost(language, slug))?.authorNote;
    expect(roles).not.toEqual([]);
    expect(roles.filter((role) => !note?.startsWith(`${role}.`))).toEqual([]);
  });
});
