import { describe, expect, it } from 'vitest';
import { createStoreProduct, createStoreVariant } from './testing/index.ts';
import { createVariantChoice } from './variant-choice.ts';

/** Creates a product with a variant for each row. A row has a value for each option. */
function createProduct(options: readonly string[], rows: readonly (readonly string[])[]) {
  return createStoreProduct({
    options: options.map((id) => ({ id, title: `Option ${id}`, values: [] })),
    variants: rows.map((values) =>
      createStoreVariant({
        id: values.join('-'),
        options: values.map((value, index) => ({
          id: `${values.join('-')}-${index}`,
          option_id: options[index] ?? '',
          variant_id: values.join('-'),
          value,
        })),
      }),
    ),
  });
}

describe('createVariantChoice', () => {
  it('has a group per option, with each value once, in the order of the variants', () => {
    const { groups } = createVariantChoice(
      createProduct(
        ['language', 'format'],
        [
          ['fr', 'pdf'],
          ['en', 'pdf'],
          ['fr', 'epub'],
        ],
      ),
    );
    expect(groups.map(({ title, values }) => [title, values.map(({ label }) => label)])).toEqual([
      ['Option language', ['fr', 'en']],
      ['Option format', ['pdf', 'epub']],
    ]);
  });

  it('finds the variant of a combination, and returns undefined for a combination that does not exist', () => {
    const product = createProduct(
      ['language', 'format'],
      [
        ['fr', 'pdf'],
        ['en', 'pdf'],
        ['fr', 'epub'],
      ],
    );
    const { findVariant, getCombination } = createVariantChoice(product);
    expect(findVariant({ language: 'fr', format: 'epub' })?.id).toBe('fr-epub');
    expect(findVariant({ language: 'en', format: 'epub' })).toBeUndefined();
    for (const variant of product.variants) expect(findVariant(getCombination(variant))).toBe(variant);
  });

  it('has no group for an option with one value, and still finds the variants', () => {
    const { groups, findVariant } = createVariantChoice(
      createProduct(
        ['tool', 'format'],
        [
          ['a', 'pdf'],
          ['b', 'pdf'],
        ],
      ),
    );
    expect(groups.map(({ id }) => id)).toEqual(['tool']);
    expect(findVariant({ tool: 'b', format: 'pdf' })?.id).toBe('b-pdf');
    expect(findVariant({ tool: 'b' })?.id).toBe('b-pdf');
  });

  it('has no group for a single variant, and finds it', () => {
    const variant = createStoreVariant({ id: 'only' });
    const { groups, findVariant, getCombination } = createVariantChoice(createStoreProduct({ variants: [variant] }));
    expect(groups).toEqual([]);
    expect(findVariant({})).toBe(variant);
    expect(findVariant(getCombination(variant))).toBe(variant);
  });

  it.each([
    ['there is no option', [], [{}, {}]],
    ['a variant has no value', [{ id: 'tool', title: 'Tool', values: [] }], [{ tool: 'a' }, {}]],
    ['two variants have the same values', [{ id: 'tool', title: 'Tool', values: [] }], [{ tool: 'a' }, { tool: 'a' }]],
  ])('has one group with the titles or SKUs of the variants if %s', (_case, options, rows) => {
    const titles = [{ title: 'Personal' }, { title: '', sku: 'TEAM' }];
    const variants = rows.map((values, index) =>
      createStoreVariant({
        id: `v${index}`,
        ...titles[index],
        options: Object.entries(values).map(([option_id, value]) => ({
          id: `${option_id}-${index}`,
          option_id,
          variant_id: `v${index}`,
          value,
        })),
      }),
    );
    const { groups, findVariant, getCombination } = createVariantChoice(createStoreProduct({ options, variants }));
    expect(groups.map(({ title, values }) => [title, values.map(({ label }) => label)])).toEqual([
      ['', ['Personal', 'TEAM']],
    ]);
    for (const variant of variants) expect(findVariant(getCombination(variant))).toBe(variant);
  });
});
