/** An address of each route, and of each way to name nothing (spec, section 2). */
export const pages = [
  '/',
  '/shop',
  '/product/3',
  '/product/nothing',
  '/blog',
  '/blog/price-of-mistakes',
  '/blog/nothing',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/success',
  '/cart',
  '/nowhere',
] as const;

/** Whether a page is that of an address which names nothing. */
export const isNotFound = (path: string) => /\/no(thing|where)$/.test(path);
