import { describe, expect, it } from 'vitest';
import { readBuildEnv } from './read-env.ts';

const SITE_URL = 'https://shop.example/ignored?too';

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
    const read = readBuildEnv({ SITE_URL, STORE_ID: 'store_1', STORE_LANGUAGE: 'fr' });
    expect(read).toMatchObject({ storeId: 'store_1', storeLanguage: 'fr' });
  });

  it.each([
    ['SITE_URL', {}],
    ['SITE_URL', { SITE_URL: 'shop.example' }],
    ['STORE_URL', { SITE_URL, STORE_URL: 'ftp://store.example' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_ID: 'store_1' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_ID: 'store_1', STORE_LANGUAGE: 'xx' }],
    ['STORE_LANGUAGE', { SITE_URL, STORE_LANGUAGE: 'fr' }],
  ])('throws with the name of %s when it is wrong or missing', (name, source) => {
    expect(() => readBuildEnv(source)).toThrow(`at ${name}`);
  });
});
