import type { Refusal } from '@vitrine/cart';
import { loadMessages } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { toCartItem } from '../catalogue/index.ts';
import { createRefusalToast } from './cart-messages.ts';

/** Returns the French message for a refused item whose variant has the title `variantTitle`. */
async function getMessage(refusal: Refusal, variantTitle = '') {
  const [i18n, [product]] = await Promise.all([loadMessages('fr', ['cart']), loadProducts('fr')]);
  const t = i18n.getFixedT(null, 'cart');
  if (!product) throw new Error('There is no product to refuse.');
  const { product: cartProduct, variant } = toCartItem({ ...product, name: 'Kit' }, 'fr');
  return createRefusalToast(t, refusal, { product: cartProduct, variant: { ...variant, title: variantTitle } })
    .description;
}

const createOutOfStockRefusal = (available: number) =>
  ({ ok: false, code: 'out_of_stock', requested: 1, inCart: available, available }) as const;

describe('the message of a refusal', () => {
  it('contains the product, the variant and the remaining stock', { tags: ['8.stock.1'] }, async () => {
    expect(await getMessage(createOutOfStockRefusal(3), 'Équipe')).toBe(
      'Pas assez de stock pour Kit (Équipe). Il ne reste que 3 articles.',
    );
  });

  it('has no parentheses for a variant without a title', { tags: ['8.stock.4'] }, async () => {
    expect(await getMessage(createOutOfStockRefusal(3))).toBe(
      'Pas assez de stock pour Kit. Il ne reste que 3 articles.',
    );
  });

  it('uses the plural forms of the language', async () => {
    expect(await getMessage(createOutOfStockRefusal(1), 'Équipe')).toBe(
      'Pas assez de stock pour Kit (Équipe). Il ne reste que 1 article.',
    );
  });

  it.each([
    [createOutOfStockRefusal(0), 'épuisé'],
    [{ ok: false, code: 'unknown_stock', requested: 1, inCart: 0 }, 'ne savons pas'],
    [{ ok: false, code: 'invalid_quantity' }, 'nombre entier'],
    [{ ok: false, code: 'too_large' }, 'ne peut pas être ajouté'],
  ] as const)('explains the refusal %o', async (refusal, words) => {
    expect(await getMessage(refusal)).toContain(words);
  });
});
