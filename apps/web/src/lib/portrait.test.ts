import { existsSync } from 'node:fs';
import { localProductIds } from '@vitrine/i18n';
import { loadPosts, loadProductDetails } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { getPortrait } from './portrait.ts';

it('has a portrait of each author of a product or a post', async () => {
  const posts = await loadPosts('en');
  const details = await Promise.all(localProductIds.map((id) => loadProductDetails('en', id)));
  const authors = [...posts.map(({ author }) => author), ...details.map((product) => product?.author.name ?? '')];
  const publicFolder = new URL('../../public', import.meta.url).pathname;
  expect(new Set(authors).size).toBe(5);
  for (const author of authors) expect(existsSync(`${publicFolder}${getPortrait(author)}`), author).toBe(true);
});
