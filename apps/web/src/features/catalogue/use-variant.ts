import { defaultVariant } from '@vitrine/cart';
import type { StoreProduct } from '@vitrine/store-client';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { type Combination, createVariantChoice } from './variant-choice.ts';

const variantParameter = 'variant';

/**
 * Returns the selected variant of a product: the chosen one, else the default variant. The choice is stored in the URL, so it stays after a
 * reload and can be shared.
 *
 * `combination` has the selected values. `variant` is undefined if the product does not have this combination. `isChosen` is false if the
 * visitor has chosen nothing and the URL has no variant.
 */
export function useVariant(product: StoreProduct) {
  const { groups, getCombination, findVariant } = useMemo(() => createVariantChoice(product), [product]);
  const [searchParams, setSearchParams] = useSearchParams();
  // The server renders the page without the query, so the first render must ignore it.
  const urlVariantId = useHydrated() ? searchParams.get(variantParameter) : null;
  // The URL is updated after the choice, so it still has the previous variant at first. It never gets a combination that does not exist.
  const [choice, setChoice] = useState<{ combination: Combination; previousUrlVariantId: string | null }>();
  const chosenVariant = choice && findVariant(choice.combination);
  // The URL has followed the choice. If it gets the previous variant again, that comes from a link.
  if (choice && chosenVariant?.id === urlVariantId && choice.previousUrlVariantId !== urlVariantId)
    setChoice({ ...choice, previousUrlVariantId: urlVariantId });
  // The choice is outdated as soon as the URL gets another variant, such as from a link.
  const isChoiceCurrent =
    choice !== undefined && (urlVariantId === choice.previousUrlVariantId || urlVariantId === chosenVariant?.id);

  const urlOrDefaultVariant = product.variants.find(({ id }) => id === urlVariantId) ?? defaultVariant(product);
  const variant = isChoiceCurrent ? chosenVariant : urlOrDefaultVariant;
  const combination = isChoiceCurrent
    ? choice.combination
    : urlOrDefaultVariant
      ? getCombination(urlOrDefaultVariant)
      : {};

  function chooseCombination(combination: Combination) {
    setChoice({ combination, previousUrlVariantId: urlVariantId });
    const newVariant = findVariant(combination);
    if (!newVariant || newVariant.id === urlOrDefaultVariant?.id) return;
    setSearchParams(
      (previous) => {
        const parameters = new URLSearchParams(previous);
        parameters.set(variantParameter, newVariant.id);
        return parameters;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    variant,
    isChosen: isChoiceCurrent || urlVariantId !== null,
    groups,
    combination,
    findVariant,
    chooseCombination,
  };
}
