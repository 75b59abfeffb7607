import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';

/** The value of the filter that shows every product. */
export const allCategories = 'all';

const parameter = 'category';

/**
 * The selected category, kept in the URL: it survives a reload, the back button and a change of language. An unknown category selects
 * all products.
 */
export function useCategory<Category extends string>(categories: readonly Category[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  // The prerendered page has no query, so the first render ignores it as well.
  const wanted = useHydrated() ? searchParams.get(parameter) : null;
  const category = categories.find((category) => category === wanted) ?? allCategories;
  const setCategory = (category: string) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (category === allCategories) next.delete(parameter);
        else next.set(parameter, category);
        return next;
      },
      { preventScrollReset: true },
    );
  return [category, setCategory] as const;
}
