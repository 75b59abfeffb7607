import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { changeShopQuery } from '../pages/shop/shop-query.ts';
import { listPages } from './list-pages.ts';

const { prerendered, notFound, onRequest } = await listPages();
const paths = prerendered.map(({ path }) => path);

it('prerenders a path per page, local product and post', async () => {
  const products = (await loadProducts('en')).map(({ id }) => `/product/${id}`);
  const posts = (await loadPosts('en')).map(({ slug }) => `/blog/${slug}`);
  const pages = ['/', '/shop', '/blog', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/success', '/cart'];
  expect(paths.toSorted()).toEqual([...pages, ...products, ...posts].sort());
});

it('names the file of each path', () => {
  const fileByPath = Object.fromEntries(prerendered.map(({ path, file }) => [path, file]));
  expect(fileByPath).toMatchObject({
    '/': 'index.html',
    '/shop': 'shop/index.html',
    '/product/1': 'product/1/index.html',
  });
});

it('has a general 404 page and one for unknown posts', () => {
  expect(notFound).toEqual([
    { path: '/404', file: '404.html' },
    { path: '/blog/404', file: 'blog/404.html' },
  ]);
});

it('renders store products and the shop on request, with all parameters of the shop', () => {
  const shopParameters = changeShopQuery(new URLSearchParams(), {
    search: 'data',
    category: 'courses',
    sort: 'title',
    pageCount: 2,
  });
  expect(onRequest).toEqual([
    { pattern: '/product/:id', parameters: ['variant'], isPrerendered: false, always: true },
    {
      pattern: '/shop',
      parameters: [...shopParameters.keys()],
      isPrerendered: true,
      always: true,
    },
  ]);
});
