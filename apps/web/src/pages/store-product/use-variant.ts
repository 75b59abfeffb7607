import { defaultVariant } from '@vitrine/cart';
import type { StoreProduct } from '@vitrine/store-client';
import { type Combination, createVariantChoice } from '@vitrine/store-client/product';
import { useHydrated } from '@vitrine/ui';
import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const variantParameter = 'variant';

/**
 * Returns the selected variant of a product: the chosen one, else the default variant. The choice is stored in the URL, so it stays after a
 * reload and can be shared. A combination that the product does not have is stored in the history entry.
 *
 * `combination` has the selected values. `variant` is undefined if the product does not have this combination. `isChosen` is false if the
 * visitor has chosen nothing and the URL has no variant.
 */
export function useVariant(product: StoreProduct) {
  const { groups, getCombination, findVariant } = useMemo(() => createVariantChoice(product), [product]);
  const location = useLocation();
  const navigate = useNavigate();
  // The server does not know the state, so the first render must ignore it.
  const isHydrated = useHydrated();

  const initialVariant = defaultVariant(product);
  const initialCombination = initialVariant ? getCombination(initialVariant) : {};

  function getStoredCombination(): Combination | undefined {
    const combination: Combination | undefined = isHydrated ? location.state?.combination : undefined;
    // The values can be those of another language or of an earlier version of the product.
    const isOffered = (optionId: string) =>
      product.variants.some((variant) => getCombination(variant)[optionId] === combination?.[optionId]);
    if (combination && Object.keys(initialCombination).every(isOffered)) return combination;
    const urlVariantId = new URLSearchParams(location.search).get(variantParameter);
    const urlVariant = product.variants.find(({ id }) => id === urlVariantId);
    return urlVariant && getCombination(urlVariant);
  }

  // The value is selected at once, and the URL follows.
  const [chosenCombination, setChosenCombination] = useOptimistic(getStoredCombination());
  const combination = chosenCombination ?? initialCombination;

  function chooseCombination(combination: Combination) {
    const parameters = new URLSearchParams(location.search);
    const variant = findVariant(combination);
    if (variant) parameters.set(variantParameter, variant.id);
    startTransition(async () => {
      setChosenCombination(combination);
      const state = variant ? {} : { combination };
      await navigate(`?${parameters}`, { replace: true, preventScrollReset: true, state });
    });
  }

  return {
    variant: findVariant(combination),
    isChosen: chosenCombination !== undefined,
    groups,
    combination,
    findVariant,
    chooseCombination,
  };
}
