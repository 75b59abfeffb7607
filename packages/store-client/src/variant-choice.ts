import type { StoreProduct, StoreVariant } from './store-product.ts';

/** A group of values. The visitor chooses one of them. */
export interface OptionGroup {
  id: string;
  /** The title of the option. Empty if the values are the variants themselves. */
  title: string;
  values: readonly { value: string; label: string }[];
}

/** The chosen value of each option, by the id of the option. */
export type Combination = Readonly<Record<string, string>>;

/** The options of a product, and functions that convert between combinations of values and variants. */
export interface VariantChoice {
  /** In the order of the product's options, without options that have a single value. */
  groups: readonly OptionGroup[];
  getCombination: (variant: StoreVariant) => Combination;
  /** Finds the variant with the values of all groups. Returns undefined if the product does not have the combination. */
  findVariant: (combination: Combination) => StoreVariant | undefined;
}

/** The id of the only group of a product whose options do not distinguish its variants. */
const variantGroupId = 'variant';

/** Creates a `VariantChoice` from the options of the product. Returns undefined if the options do not distinguish the variants. */
function createChoiceByOptions({ options, variants }: StoreProduct): VariantChoice | undefined {
  const getCombination = (variant: StoreVariant): Combination =>
    Object.fromEntries(variant.options.map(({ option_id, value }) => [option_id, value]));
  const groups = options
    .map(({ id, title }) => {
      const values = new Set(variants.flatMap((variant) => getCombination(variant)[id] ?? []));
      return { id, title, values: [...values].map((value) => ({ value, label: value })) };
    })
    .filter(({ values }) => values.length > 1);
  const getKey = (combination: Combination) => JSON.stringify(groups.map(({ id }) => combination[id] ?? null));
  const variantByKey = new Map(variants.map((variant) => [getKey(getCombination(variant)), variant]));
  const hasAllValues = variants.every((variant) =>
    options.every(({ id }) => getCombination(variant)[id] !== undefined),
  );
  if (options.length === 0 || !hasAllValues || variantByKey.size < variants.length) return undefined;
  return {
    groups,
    getCombination,
    findVariant: (combination) => variantByKey.get(getKey(combination)),
  };
}

/** Creates a `VariantChoice` from the titles of the variants. */
function createChoiceByTitle({ variants }: StoreProduct): VariantChoice {
  const values = variants.map(({ id, title, sku }) => ({ value: id, label: title || sku || id }));
  return {
    groups: variants.length > 1 ? [{ id: variantGroupId, title: '', values }] : [],
    getCombination: ({ id }) => ({ [variantGroupId]: id }),
    findVariant: (combination) =>
      variants.length > 1 ? variants.find(({ id }) => id === combination[variantGroupId]) : variants[0],
  };
}

/**
 * Creates the options of a variant picker. It uses the options of the product, or the titles of its variants if the options do not distinguish
 * them.
 */
export const createVariantChoice = (product: StoreProduct): VariantChoice =>
  createChoiceByOptions(product) ?? createChoiceByTitle(product);
