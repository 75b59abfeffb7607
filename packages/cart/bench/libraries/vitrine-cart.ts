import { type CartItem, createCart, type PricedVariant } from '../../src/index.ts';
import { persistCart } from '../../src/persist/index.ts';
import type { BenchProduct, CartLibrary } from '../cart-library.ts';

type Product = Pick<BenchProduct, 'name' | 'description' | 'category' | 'image'>;
interface Variant extends PricedVariant, Pick<BenchProduct, 'sku' | 'weight' | 'options'> {}

export const vitrineCart: CartLibrary<CartItem<Product, Variant>> = {
  name: '@vitrine/cart',
  toItem: ({ name, description, category, image, price, ...variant }) => ({
    product: { name, description, category, image },
    variant: { ...variant, price_in_cents: price },
  }),
  create(storage) {
    const cart = createCart<Product, Variant>();
    const persistence = storage && persistCart(cart, { storage });
    persistence?.hydrate();
    return {
      add: (item) => void cart.add(item),
      setQuantity: (id, quantity) => void cart.setQuantity(id, quantity),
      getTotal: () => cart.total('eur'),
      finish: () => persistence?.flush(),
      getQuantities: () => new Map(cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity])),
    };
  },
};
