import { type CartItem, createCart, type PricedVariant } from '../../.cache/old/src/index.ts';
import { persistCart } from '../../.cache/old/src/persist/index.ts';
import type { Contender } from '../contender.ts';

interface Product {
  name: string;
  image: string;
}

const items = new Map<string, CartItem<Product, PricedVariant>>();

export const ours: Contender = {
  name: '@vitrine/cart',
  prepare(goods) {
    items.clear();
    for (const { id, name, price, currency, image } of goods) {
      items.set(id, { product: { name, image }, variant: { id, price_in_cents: price, currency } });
    }
  },
  create(texts) {
    const cart = createCart<Product, PricedVariant>();
    const persistence = texts && persistCart(cart, { storage: texts });
    persistence?.hydrate();
    return {
      add(goods) {
        const item = items.get(goods.id);
        if (item) cart.add(item);
      },
      setQuantity: (id, quantity) => void cart.setQuantity(id, quantity),
      total: () => cart.total('eur'),
      finish: () => persistence?.flush(),
      contents: () => new Map(cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity])),
    };
  },
};
