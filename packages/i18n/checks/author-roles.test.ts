import { describe, expect, it } from 'vitest';
import { loadPosts, loadProductDetails, loadProducts } from '../src/content/index.ts';
import { languages } from '../src/languages.ts';
import { readLanguageSources } from './read-language.ts';

describe.each(languages)('the authors in %s', async (language) => {
  // English replaces documents without a translation.
  const translated = readLanguageSources(language);
  const products = (await loadProducts(language)).filter(({ id }) => translated.has(`products/${id}`));
  const posts = (await loadPosts(language)).filter(({ slug }) => translated.has(`posts/${slug}`));
  const details = await Promise.all(products.map(({ id }) => loadProductDetails(language, id)));

  it.each(posts)('$author has the same role on the blog and on product pages', ({ author, authorRole }) => {
    const roles = details.flatMap((product) => (product?.author.name === author ? [product.author.role] : []));
    expect(new Set(roles)).toEqual(new Set([authorRole]));
  });
});
