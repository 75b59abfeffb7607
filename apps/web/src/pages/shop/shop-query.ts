import { normalizeSearch } from '@vitrine/i18n';
import type { ProductCategory } from '@vitrine/i18n/content';

/** The categories of the filter, in the order of its buttons. A store product belongs to the one that is the id of its collection. */
export const categories = ['e-books', 'software', 'courses'] as const satisfies readonly ProductCategory[];

/** The sort orders. The first one is the default: local products, then those of the store in its order, and the best results of a search first. */
export const sorts = ['order', 'title', 'updated_at'] as const;
export const [defaultSort] = sorts;
export type Sort = (typeof sorts)[number];

/** What the shop shows. All of it is in the URL. */
export interface ShopQuery {
  /** Normalized. Empty for all products. */
  search: string;
  category: ProductCategory | undefined;
  sort: Sort;
  /** The number of pages of store products that are shown, at least 1. */
  pageCount: number;
}

/** The query parameter of the search, which is also the name of the search field. */
export const searchParameter = 'q';

/** Maximum number of pages: a URL cannot make the server render more. */
export const maxPageCount = 20;

/** Reads a query string. Invalid values are ignored. */
export function readShopQuery(params: URLSearchParams): ShopQuery {
  // The URL contains the number of additional pages.
  const pageCount = 1 + Math.trunc(Number(params.get('more')));
  return {
    search: normalizeSearch(params.get(searchParameter) ?? ''),
    category: categories.find((category) => category === params.get('category')),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    pageCount: pageCount >= 1 ? Math.min(pageCount, maxPageCount) : 1,
  };
}

/**
 * Returns the query string of a changed query. A change of the search, category or sort order starts at the first page. Keeps parameters of
 * others, such as those of a newsletter.
 */
export function changeShopQuery(params: URLSearchParams, changes: Partial<ShopQuery>): URLSearchParams {
  const { search, category, sort, pageCount } = { ...readShopQuery(params), pageCount: 1, ...changes };
  const values = {
    category,
    sort: sort === defaultSort ? undefined : sort,
    [searchParameter]: search,
    more: pageCount > 1 ? String(pageCount - 1) : undefined,
  };
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}
