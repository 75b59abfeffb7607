import { legalDocuments, loadPosts, loadProducts } from '@vitrine/i18n/content';

/** An address below `/` or a prefix, and the file that it is published as. */
export interface Address {
  path: string;
  file: string;
}

const page = (path: string): Address => ({ path, file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html` });

/** A page for addresses that name nothing: what it shows and says comes from no path. */
const unknown = (folder: string): Address => ({ path: `${folder}/404`, file: `${folder}/404.html`.slice(1) });

/** All addresses that are published in every language. */
export async function addresses(): Promise<Address[]> {
  const [products, posts] = await Promise.all([loadProducts('en'), loadPosts('en')]);
  return [
    ...['/', '/shop', '/blog', '/cart', '/success'].map(page),
    ...products.map(({ id }) => page(`/product/${id}`)),
    ...posts.map(({ slug }) => page(`/blog/${slug}`)),
    ...legalDocuments.map((name) => page(`/${name}`)),
    ...['', '/product', '/blog'].map(unknown),
  ];
}
