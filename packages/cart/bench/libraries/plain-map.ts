import type { BenchProduct, CartLibrary } from '../cart-library.ts';

interface Line {
  readonly product: BenchProduct;
  readonly quantity: number;
}

/** The lower bound: a `Map` of immutable lines with a running total, without rules and subscribers. */
export const plainMap: CartLibrary<BenchProduct> = {
  name: 'lower bound (plain Map)',
  toItem: (product) => product,
  create(storage) {
    const lines = new Map<string, Line>();
    let total = 0;
    for (const line of JSON.parse(storage?.getItem('cart') ?? '[]') as Line[]) {
      lines.set(line.product.id, line);
      total += line.product.price * line.quantity;
    }
    return {
      add(product) {
        const previous = lines.get(product.id);
        lines.set(product.id, { product, quantity: (previous?.quantity ?? 0) + 1 });
        total += product.price;
      },
      setQuantity(id, quantity) {
        const previous = lines.get(id);
        if (!previous) return;
        total += previous.product.price * (quantity - previous.quantity);
        lines.set(id, { ...previous, quantity });
      },
      getTotal: () => total,
      finish: () => storage?.setItem('cart', JSON.stringify([...lines.values()])),
      getQuantities: () => new Map([...lines].map(([id, line]) => [id, line.quantity])),
    };
  },
};
