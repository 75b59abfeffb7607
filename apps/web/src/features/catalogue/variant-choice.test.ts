import { describe, expect, it } from 'vitest';
import { storeProduct, storeVariant } from '../../testing/store-product.ts';
import { variantChoice } from './variant-choice.ts';

/** A product with a variant for each row of values, in the order of these options. */
function productWith(options: readonly string[], rows: readonly (readonly string[])[]) {
  return storeProduct({
    options: options.map((id) => ({ id, title: `Option ${id}`, values: [] })),
    variants: rows.map((values) =>
      storeVariant({
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

describe('variantChoice', () => {
  it('has a group per option, with each value once, in the order of the variants', () => {
    const { groups } = variantChoice(
      productWith(
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

  it('finds the variant of a combination, and none for a combination that does not exist', () => {
    const product = productWith(
      ['language', 'format'],
      [
        ['fr', 'pdf'],
        ['en', 'pdf'],
        ['fr', 'epub'],
      ],
    );
    const { find, combinationOf } = variantChoice(product);
    expect(find({ language: 'fr', format: 'epub' })?.id).toBe('fr-epub');
    expect(find({ language: 'en', format: 'epub' })).toBeUndefined();
    for (const variant of product.variants) expect(find(combinationOf(variant))).toBe(variant);
  });

  it('offers no choice of an option with one value, and finds the variants all the same', () => {
    const { groups, find, combinationOf } = variantChoice(
      productWith(
        ['tool', 'format'],
        [
          ['a', 'pdf'],
          ['b', 'pdf'],
        ],
      ),
    );
    expect(groups.map(({ id }) => id)).toEqual(['tool']);
    const [first] = productWith(['tool', 'format'], [['a', 'pdf']]).variants;
    expect(first && find({ ...combinationOf(first), tool: 'b' })?.id).toBe('b-pdf');
  });

  it('offers no choice of a single variant', () => {
    expect(variantChoice(storeProduct({ variants: [storeVariant({ id: 'only' })] })).groups).toEqual([]);
  });

  it.each([
    ['there is no option', [], [{}, {}]],
    ['a variant has no value', [{ id: 'tool', title: 'Tool', values: [] }], [{ tool: 'a' }, {}]],
    ['two variants have the same values', [{ id: 'tool', title: 'Tool', values: [] }], [{ tool: 'a' }, { tool: 'a' }]],
  ])('offers the variants by title, SKU or id where %s', (_case, options, rows) => {
    const titles = [{ title: 'Personal' }, { title: '', sku: 'TEAM' }];
    const variants = rows.map((values, index) =>
      storeVariant({
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
    const { groups, find, combinationOf } = variantChoice(storeProduct({ options, variants }));
    expect(groups.map(({ title, values }) => [title, values.map(({ label }) => label)])).toEqual([
      ['', ['Personal', 'TEAM']],
    ]);
    for (const variant of variants) expect(find(combinationOf(variant))).toBe(variant);
  });
});
