import type { Refusal } from '@vitrine/cart';
import { loadMessages } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { describe, expect, it } from 'vitest';
import { localItem } from '../../shared/store/cart-item.ts';
import { refusalMessage } from './cart-messages.ts';

/** The French message for a refused item: of one of several variants, or of the only one. */
async function refusalText(refusal: Refusal, title = '') {
  const [i18n, [product]] = await Promise.all([loadMessages('fr', ['cart']), loadProducts('fr')]);
  const t = i18n.getFixedT(null, 'cart');
  if (!product) throw new Error('There is no product to refuse.');
  const { product: sold, variant } = localItem({ ...product, name: 'Kit' }, 'fr');
  return refusalMessage(t, refusal, { product: sold, variant: { ...variant, title } });
}

const outOfStock = (available: number) =>
  ({ ok: false, code: 'out_of_stock', requested: 1, inCart: available, available }) as const;

describe('a refused add', () => {
  it('names product, variant and how many are left [8.stock.1]', async () => {
    expect(await refusalText(outOfStock(3), 'Équipe')).toBe(
      'Pas assez de stock pour Kit (Équipe). Il ne reste que 3 articles.',
    );
  });

  it('has no brackets for a variant without a title [8.stock.4]', async () => {
    expect(await refusalText(outOfStock(3))).toBe('Pas assez de stock pour Kit. Il ne reste que 3 articles.');
  });

  it('uses the plural forms of the language', async () => {
    expect(await refusalText(outOfStock(1), 'Équipe')).toBe(
      'Pas assez de stock pour Kit (Équipe). Il ne reste que 1 article.',
    );
  });

  it.each([
    [outOfStock(0), 'épuisé'],
    [{ ok: false, code: 'unknown_stock', requested: 1, inCart: 0 }, 'pas connu'],
    [{ ok: false, code: 'invalid_quantity' }, 'nombre entier'],
    [{ ok: false, code: 'too_large' }, 'ne peut pas être ajouté'],
  ] as const)('describes the refusal %o', async (refusal, words) => {
    expect(await refusalText(refusal)).toContain(words);
  });
});
