import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeShopQuery, readShopQuery, type ShopQuery } from './shop-query.ts';

/** Reads and changes the query of the shop, which is stored in the URL. */
export function useShopQuery() {
  const location = useLocation();
  const navigate = useNavigate();
  const searchParams = new URLSearchParams(location.search);
  const query = readShopQuery(searchParams);

  // The query string that was last rendered, and those of later changes: on a slow device, a change must not lose the ones before it.
  const renderedSearch = searchParams.toString();
  const knownSearchesRef = useRef([renderedSearch]);
  useLayoutEffect(() => {
    const index = knownSearchesRef.current.lastIndexOf(renderedSearch);
    knownSearchesRef.current = index >= 0 ? knownSearchesRef.current.slice(index) : [renderedSearch];
  }, [location, renderedSearch]);

  return {
    query,
    /** Changes the URL. Adds a history entry, or replaces the current one. */
    setQuery(changes: Partial<ShopQuery>, { replace }: { replace?: boolean } = {}) {
      const latestParams = new URLSearchParams(knownSearchesRef.current.at(-1));
      const search = changeShopQuery(latestParams, changes).toString();
      knownSearchesRef.current.push(search);
      void navigate({ search }, { replace, preventScrollReset: true });
    },
    /** Returns the path of the shop with a changed query. */
    getPath(changes: Partial<ShopQuery>) {
      // Without the parameters of others, which the server does not render.
      const ownParams = changeShopQuery(new URLSearchParams(), query);
      const search = changeShopQuery(ownParams, changes).toString();
      return search === '' ? '/shop' : `/shop?${search}`;
    },
  };
}

export type ShopUrl = ReturnType<typeof useShopQuery>;
