import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shell/use-hydrated.ts';

/** The filter that keeps every product. */
export const everything = 'all';

const parameter = 'category';

/**
 * The chosen category, kept in the address, so that it survives a reload, the back button and a change of language. A
 * category that there is not shows everything.
 */
export function useCategory<Category extends string>(categories: readonly Category[]) {
  const [search, setSearch] = useSearchParams();
  // The prerendered page knows no query, so the first drawing cannot either.
  const wanted = useHydrated() ? search.get(parameter) : null;
  const category = categories.find((category) => category === wanted) ?? everything;
  const choose = (category: string) =>
    setSearch(category === everything ? {} : { [parameter]: category }, { preventScrollReset: true });
  return [category, choose] as const;
}
