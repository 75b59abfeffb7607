import { loadProducts } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { categories, changeShopQuery, readShopQuery, type ShopQuery } from './shop-query.ts';

const defaultQuery: ShopQuery = { search: '', category: undefined, sort: 'order', pageCount: 1 };
const change = (query: string, changes: Partial<ShopQuery>) =>
  changeShopQuery(new URLSearchParams(query), changes).toString();

it('has the distinct categories of the local products, in the order of their appearance', {
  tags: ['2.shop.2'],
}, async () => {
  expect(categories).toEqual([...new Set((await loadProducts('en')).map(({ category }) => category))]);
});

describe('readShopQuery', () => {
  it('reads all parameters', () => {
    expect(readShopQuery(new URLSearchParams('q=+data++science&category=courses&sort=title&more=2'))).toEqual({
      search: 'data science',
      category: 'courses',
      sort: 'title',
      pageCount: 3,
    });
  });

  it('limits the number of pages', () => {
    expect(readShopQuery(new URLSearchParams('more=1e9')).pageCount).toBe(20);
  });

  it.each(['', 'more=-1', 'more=x', 'more=NaN', 'sort=constructor', 'category=__proto__', 'q=%00%20'])(
    'ignores invalid values: %j',
    (query) => {
      expect(readShopQuery(new URLSearchParams(query))).toEqual(defaultQuery);
    },
  );
});

describe('changeShopQuery', () => {
  it('keeps the other parameters, also those of others', () => {
    expect(change('ref=mail&category=courses', { sort: 'title' })).toBe('ref=mail&category=courses&sort=title');
  });

  it('removes default values', () => {
    expect(
      change('ref=mail&category=courses&sort=title&q=data', { category: undefined, sort: 'order', search: '' }),
    ).toBe('ref=mail');
  });

  it('starts at the first page, unless only the number of pages changes', () => {
    expect(change('more=2', { category: 'courses' })).toBe('category=courses');
    expect(change('category=courses&more=2', { pageCount: 4 })).toBe('category=courses&more=3');
  });
});
