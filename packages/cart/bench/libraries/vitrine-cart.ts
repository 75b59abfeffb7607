import { type CartItem, createCart, type PricedVariant } from '../../src/index.ts';
import { persistCart } from '../../src/persist/index.ts';
import type { BenchProduct, CartLibrary } from '../cart-library.ts';

type Product = Pick<BenchProduct, 'name' | 'description' | 'category' | 'image'>;
interface Variant extends PricedVariant, Pick<BenchProduct, 'sku' | 'weight' | 'options'> {}

/** The prepared items by product id. */
const items = new Map<string, CartItem<Product, Variant>>();

export const vitrineCart: CartLibrary = {
  name: '@vitrine/cart',
  prepare(products) {
    items.clear();
    for (const { name, description, category, image, price, ...variant } of products) {
      const product = { name, description, category, image };
      items.set(variant.id, { product, variant: { ...variant, price_in_cents: price } });
    }
  },
  create(storage) {
    const cart = createCart<Product, Variant>();
    const persistence = storage && persistCart(cart, { storage });
    persistence?.hydrate();
    return {
      add(product) {
        const item = items.get(product.id);
        if (item) cart.add(item);
      },
      setQuantity: (id, quantity) => void cart.setQuantity(id, quantity),
      total: () => cart.total('eur'),
      finish: () => persistence?.flush(),
      quantities: () => new Map(cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity])),
    };
  },
};
