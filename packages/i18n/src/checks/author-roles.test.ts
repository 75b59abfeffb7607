import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { readLanguageFiles } from './read-language.ts';

interface Post {
  author: string;
  authorNote: string;
}

interface ProductDetails {
  author: { name: string; role: string };
}

describe.each(languages)('the authors in %s', async (language) => {
  const files = await readLanguageFiles(language);
  const posts = Object.values(files.find(({ name }) => name === 'posts')?.content as Record<string, Post>);
  const authors = files
    .filter(({ name }) => name.startsWith('product-details-'))
    .map(({ content }) => (content as ProductDetails).author);

  it.each(posts)('$author has the same role on the blog and on product pages', ({ author, authorNote }) => {
    const roles = authors.filter(({ name }) => name === author).map(({ role }) => role);
    expect(roles).not.toEqual([]);
    expect(roles.filter((role) => !authorNote.startsWith(`${role}.`))).toEqual([]);
  });
});
