import { describe, expectTypeOf, it } from 'vitest';
import type { Texts } from '../texts.ts';
import type { TextKey, Translate } from './translate.ts';

interface Source {
  title: 'Cart';
  items_one: '{{count}} item';
  items_other: '{{count}} items';
  lines: { remove: 'Remove {{product}}'; left_one: 'One left'; left_other: '{{count}} left' };
}

const t: Translate<Source> = (key, ..._values) => key;

describe('the type of texts', () => {
  it('knows the keys, nested ones by their path and plural ones without their suffix', () => {
    expectTypeOf<TextKey<Source>>().toEqualTypeOf<'title' | 'items' | 'lines.remove' | 'lines.left'>();
    // @ts-expect-error There is no such text.
    t('titel');
    // @ts-expect-error A plural is chosen by its count, not by its key.
    t('items_one');
  });

  it('asks for every placeholder, and for a number where there is a plural', () => {
    t('title');
    t('items', { count: 2 });
    t('lines.remove', { product: 'x' });
    t('lines.left', { count: 1 });
    // @ts-expect-error The product is missing.
    t('lines.remove');
    // @ts-expect-error The placeholder has another name.
    t('lines.remove', { name: 'x' });
    // @ts-expect-error A count is a number.
    t('items', { count: '2' });
    // @ts-expect-error Nothing is to be filled in.
    t('title', { product: 'x' });
  });

  it('asks each language for the English keys in its own plural categories', () => {
    type Arabic = keyof Texts<'ar', 'cart'> & `title_${string}`;
    expectTypeOf<Arabic>().toEqualTypeOf<
      'title_zero' | 'title_one' | 'title_two' | 'title_few' | 'title_many' | 'title_other'
    >();
    // @ts-expect-error The title, the description and most of the meta texts are missing.
    const incomplete: Texts<'fr', 'not-found'> = { meta: { title: '' } };
    void incomplete;
    const wrong: Texts<'fr', 'not-found'> = {
      meta: { title: '', description: '' },
      title: '',
      description: '',
      // @ts-expect-error English has no such key.
      titre: '',
    };
    void wrong;
  });
});
