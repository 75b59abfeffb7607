import type { TFunction } from 'i18next';
import { describe, expectTypeOf, it } from 'vitest';
import type { Translation } from './messages.ts';

declare const t: TFunction<'cart'>;

describe('the type of t', () => {
  it('accepts the keys of the English messages only', () => {
    t('checkout');
    // @ts-expect-error There is no such key.
    t('unknown');
    // @ts-expect-error The key is in another namespace.
    t('nav.home');
  });

  it('requires every interpolation value, by name', () => {
    t('lines.removeProduct', { product: 'x' });
    // @ts-expect-error The product is missing.
    t('lines.removeProduct');
    // @ts-expect-error The value has another name.
    t('lines.removeProduct', { name: 'x' });
  });

  it('requires a count for a key with plural forms', () => {
    t('title', { count: 2 });
    // @ts-expect-error The count is missing.
    t('title');
  });
});

describe('the type of a translated file', () => {
  it('has the plural categories of its language', () => {
    type Arabic = keyof Translation<'ar', 'cart'> & `title_${string}`;
    expectTypeOf<Arabic>().toEqualTypeOf<
      'title_zero' | 'title_one' | 'title_two' | 'title_few' | 'title_many' | 'title_other'
    >();
    type German = keyof Translation<'de', 'cart'> & `title_${string}`;
    expectTypeOf<German>().toEqualTypeOf<'title_one' | 'title_other'>();
  });

  it('requires all keys of the English file and allows no others', () => {
    // @ts-expect-error `title`, `description` and `meta.description` are missing.
    const incomplete: Translation<'fr', 'not-found'> = { meta: { title: '' } };
    void incomplete;
    const wrong: Translation<'fr', 'not-found'> = {
      meta: { title: '', description: '' },
      title: '',
      description: '',
      // @ts-expect-error English has no such key.
      titre: '',
    };
    void wrong;
  });
});
