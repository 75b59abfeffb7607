import { describe, expect, it } from 'vitest';
import { loadPost, loadPosts, loadProductDetails, loadProducts } from '../src/content/index.ts';
import { languages } from '../src/languages.ts';

describe.each(languages)('the authors in %s', async (language) => {
  const products = await loadProducts(language);
  const details = await Promise.all(products.map(({ id }) => loadProductDetails(language, id)));

  it.each(await loadPosts(language))(
    '$author has the same role on the blog and on product pages',
    async ({ author, slug }) => {
      const roles = details.flatMap((product) => (product?.author.name === author ? [product.author.role] : []));
      const note = (await loadPost(language, slug))?.authorNote;
      expect(roles).not.toEqual([]);
      expect(roles.filter((role) => !note?.startsWith(`${role}.`))).toEqual([]);
    },
  );
});
