import type { StoreProduct, StoreVariant } from '@vitrine/store-client';

/** A choice that leads to a variant. */
export interface OptionGroup {
  id: string;
  /** Empty where the variants themselves are the choice. */
  title: string;
  values: readonly { value: string; label: string }[];
}

/** The chosen value of each option, by the id of the option. */
export type Combination = Readonly<Record<string, string>>;

/** The choices of a product, and the variants that they lead to. */
export interface VariantChoice {
  /** In the order of the product's options. An option with a single value is no choice. */
  groups: readonly OptionGroup[];
  combinationOf: (variant: StoreVariant) => Combination;
  /** Undefined for a combination that the product does not have. */
  find: (combination: Combination) => StoreVariant | undefined;
}

/** The id of the only group of a product whose options do not tell its variants apart. */
const byVariant = 'variant';

/** The choice among the variants by the options of the product; undefined where these do not tell the variants apart. */
function choiceByOptions({ options, variants }: StoreProduct): VariantChoice | undefined {
  const combinationOf = (variant: StoreVariant): Combination =>
    Object.fromEntries(variant.options.map(({ option_id, value }) => [option_id, value]));
  const keyOf = (combination: Combination) => JSON.stringify(options.map(({ id }) => combination[id] ?? null));
  const byKey = new Map(variants.map((variant) => [keyOf(combinationOf(variant)), variant]));
  const hasAll = variants.every((variant) => options.every(({ id }) => combinationOf(variant)[id] !== undefined));
  if (options.length === 0 || !hasAll || byKey.size < variants.length) return undefined;
  const groups = options.map(({ id, title }) => {
    const values = new Set(variants.flatMap((variant) => combinationOf(variant)[id] ?? []));
    return { id, title, values: [...values].map((value) => ({ value, label: value })) };
  });
  return {
    groups: groups.filter(({ values }) => values.length > 1),
    combinationOf,
    find: (combination) => byKey.get(keyOf(combination)),
  };
}

/** The choice among the variants by their titles. */
function choiceByTitle({ variants }: StoreProduct): VariantChoice {
  const values = variants.map(({ id, title, sku }) => ({ value: id, label: title || sku || id }));
  return {
    groups: variants.length > 1 ? [{ id: byVariant, title: '', values }] : [],
    combinationOf: ({ id }) => ({ [byVariant]: id }),
    find: (combination) => variants.find(({ id }) => id === combination[byVariant]),
  };
}

/** How a visitor chooses among the variants of a product. */
export const variantChoice = (product: StoreProduct): VariantChoice =>
  choiceByOptions(product) ?? choiceByTitle(product);
