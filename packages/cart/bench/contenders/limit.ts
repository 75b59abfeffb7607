import type { Contender, Goods } from '../contender.ts';

interface Line {
  readonly goods: Goods;
  readonly quantity: number;
}

/** The lower bound: a plain map with immutable lines and a running total, without rules or subscribers. */
export const limit: Contender = {
  name: 'limit (plain Map)',
  create(storage) {
    const lines = new Map<string, Line>();
    let total = 0;
    for (const line of JSON.parse(storage?.getItem('cart') ?? '[]') as Line[]) {
      lines.set(line.goods.id, line);
      total += line.goods.price * line.quantity;
    }
    return {
      add(goods) {
        const old = lines.get(goods.id);
        lines.set(goods.id, { goods, quantity: (old?.quantity ?? 0) + 1 });
        total += goods.price;
      },
      setQuantity(id, quantity) {
        const old = lines.get(id);
        if (!old) return;
        total += old.goods.price * (quantity - old.quantity);
        lines.set(id, { ...old, quantity });
      },
      total: () => total,
      finish: () => storage?.setItem('cart', JSON.stringify([...lines.values()])),
      contents: () => new Map([...lines].map(([id, line]) => [id, line.quantity])),
    };
  },
};
