import { describe, expect, it } from 'vitest';
import { readBuildEnv } from './read-env.ts';

const SITE_URL = 'https://shop.example/';

describe('readBuildEnv', () => {
  it('requires only SITE_URL', () => {
    expect(readBuildEnv({ SITE_URL })).toEqual({
      siteUrl: 'https://shop.example',
      storeUrl: null,
      storeId: 'vitrine-{language}',
      storeLanguage: null,
    });
  });

  it('accepts one store for all languages together with its language', () => {
    const env = readBuildEnv({ SITE_URL, STORE_ID: 'store_1', STORE_LANGUAGE: 'fr' });
    expect(env).toMatchObject({ storeId: 'store_1', storeLanguage: 'fr' });
  });

  it.each([
    ['SITE_URL', {}],
    ['SITE_URL', { SITE_URL: 'shop.example' }],
    ['SITE_URL', { SITE_URL: 'https://shop.example/path?query' }],
    ['STORE_URL', { SITE_URL, STORE_URL: 'ftp://store.example' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_ID: 'store_1' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_ID: 'store_1', STORE_LANGUAGE: 'xx' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_LANGUAGE: 'fr' }],
  ])('throws an error that names %s if it is invalid or missing', (name, env) => {
    expect(() => readBuildEnv(env)).toThrow(`variables: ${name} `);
  });
});
