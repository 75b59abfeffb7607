import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changeShopQuery, readShopQuery, type ShopQuery } from './shop-query.ts';

/** Reads and changes the query of the shop, which is stored in the URL. */
export function useShopQuery() {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const query = readShopQuery(searchParams);

  // A change must not lose another one that has not reached the URL yet.
  const latestParamsRef = useRef(searchParams);
  useLayoutEffect(() => {
    latestParamsRef.current = searchParams;
  }, [searchParams]);

  return {
    query,
    /** Changes the URL. Adds a history entry, or replaces the current one. */
    setQuery(changes: Partial<ShopQuery>, { replace }: { replace?: boolean } = {}) {
      latestParamsRef.current = changeShopQuery(latestParamsRef.current, changes);
      void navigate({ search: latestParamsRef.current.toString() }, { replace, preventScrollReset: true });
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
