import { type CartItem, createCart, type PricedVariant } from '../../src/index.ts';
import { persistCart } from '../../src/persist/index.ts';
import type { Contender, Goods } from '../contender.ts';

type Product = Pick<Goods, 'name' | 'description' | 'category' | 'image'>;
interface Variant extends PricedVariant, Pick<Goods, 'sku' | 'weight' | 'options'> {}

const items = new Map<string, CartItem<Product, Variant>>();

export const ours: Contender = {
  name: '@vitrine/cart',
  prepare(goods) {
    items.clear();
    for (const { name, description, category, image, price, ...variant } of goods) {
      const product = { name, description, category, image };
      items.set(variant.id, { product, variant: { ...variant, price_in_cents: price } });
    }
  },
  create(storage) {
    const cart = createCart<Product, Variant>();
    const persistence = storage && persistCart(cart, { storage });
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
