import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';

/** The value of the category filter that selects all products. */
export const anyCategory = 'all';

const categoryParameter = 'category';

/**
 * Returns the selected category and its setter, which resolves when the URL has changed. The category is stored in the URL, so it stays
 * after a reload, the back button and a change of language. An unknown category selects all products.
 */
export function useCategory<Category extends string>(categories: readonly Category[]) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  // The HTML is rendered without this parameter, so the first render must ignore it.
  const requestedCategory = useHydrated() ? searchParams.get(categoryParameter) : null;
  const category = categories.find((category) => category === requestedCategory) ?? anyCategory;
  const setCategory = async (category: string) => {
    const next = new URLSearchParams(searchParams);
    if (category === anyCategory) next.delete(categoryParameter);
    else next.set(categoryParameter, category);
    // The setter of `useSearchParams` returns no promise.
    await navigate(`?${next}`, { preventScrollReset: true });
  };
  return [category, setCategory] as const;
}
