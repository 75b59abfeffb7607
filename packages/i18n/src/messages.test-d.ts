import type { TFunction } from 'i18next';
import { describe, it } from 'vitest';
import './messages.ts';

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
