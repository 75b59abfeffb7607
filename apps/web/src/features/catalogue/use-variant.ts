import { defaultVariant } from '@vitrine/cart';
import type { StoreProduct } from '@vitrine/store-client';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { type Combination, variantChoice } from './variant-choice.ts';

const parameter = 'variant';

/**
 * The chosen variant, kept in the URL: it survives a reload and can be shared. An unknown or missing one is the default variant.
 * `variant` is undefined while a combination is chosen that the product does not have; `combination` has its values. `isChosen` tells
 * whether it is the visitor's choice.
 */
export function useVariant(product: StoreProduct) {
  const { groups, combinationOf, find } = useMemo(() => variantChoice(product), [product]);
  const [searchParams, setSearchParams] = useSearchParams();
  // The page that the server renders has no query, so the first render ignores it as well.
  const wanted = useHydrated() ? searchParams.get(parameter) : null;
  // The URL follows a choice a moment later, and does not have a missing combination at all.
  const [choice, setChoice] = useState<{ combination: Combination; before: string | null }>();
  const chosen = choice && find(choice.combination);
  const isCurrent = choice !== undefined && (wanted === choice.before || wanted === chosen?.id);

  const inUrl = product.variants.find(({ id }) => id === wanted) ?? defaultVariant(product);
  const variant = isCurrent ? chosen : inUrl;
  const combination = isCurrent ? choice.combination : inUrl ? combinationOf(inUrl) : {};

  function choose(combination: Combination) {
    setChoice({ combination, before: wanted });
    const next = find(combination);
    if (!next || next.id === inUrl?.id) return;
    setSearchParams(
      (previous) => {
        const parameters = new URLSearchParams(previous);
        parameters.set(parameter, next.id);
        return parameters;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { variant, isChosen: isCurrent || wanted !== null, groups, combination, find, choose };
}
