import type { Contender, Goods } from '../contender.ts';

interface Line {
  readonly goods: Goods;
  readonly quantity: number;
}

/** The limit: a plain map that replaces an immutable line and keeps a running total, with no rule and nobody told. */
export const limit: Contender = {
  name: 'limit (plain Map)',
  create(texts) {
    const lines = new Map<string, Line>();
    let total = 0;
    for (const line of JSON.parse(texts?.getItem('cart') ?? '[]') as Line[]) {
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
      finish: () => texts?.setItem('cart', JSON.stringify([...lines.values()])),
      contents: () => new Map([...lines].map(([id, line]) => [id, line.quantity])),
    };
  },
};
