import type { BenchCart, Contender, Goods, Texts } from './contender.ts';

/** How much is done, and for how long at most: what is left of the work then counts at the pace so far. */
export interface Effort {
  updates: number;
  milliseconds: number;
  /** For how long at most a cart is filled before. */
  filling: number;
}

/** How long a piece of work took, and the cart that came out of it. */
export interface Timed {
  /** What all of the work takes, also when it was stopped. */
  milliseconds: number;
  cart: BenchCart;
}

export interface Row {
  name: string;
  /** Undefined when there was no time to fill the cart. */
  time: (contender: Contender, lines: readonly Goods[], effort: Effort) => Promise<Timed | undefined>;
}

export const goods = (count: number): Goods[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    sku: `SKU-${index}`,
    name: `Product ${index}`,
    description: `Product ${index}, `.padEnd(100, 'described in a sentence or two, '),
    category: 'E-books',
    price: 100 + (index % 900),
    currency: 'eur',
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
    image: `/images/product-${index}.webp`,
    weight: 120,
    options: [{ option_id: 'format', value: 'PDF' }],
  }));

function memory(): Texts {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

async function filled(contender: Contender, lines: readonly Goods[], { filling }: Effort, texts?: Texts) {
  const cart = await contender.create(texts);
  const start = performance.now();
  for (const line of lines) {
    cart.add(line);
    if (performance.now() - start > filling) return;
  }
  await cart.finish();
  return cart;
}

/** Runs the steps until the time limit, and then the work that the cart has deferred. The time is extrapolated to all steps. */
async function timed(
  cart: BenchCart,
  steps: number,
  step: (index: number) => void,
  { milliseconds: limit }: Effort,
): Promise<Timed> {
  const start = performance.now();
  let done = 0;
  while (done < steps) {
    const end = Math.min(steps, done + 100);
    while (done < end) step(done++);
    if (performance.now() - start > limit) break;
  }
  await cart.finish();
  return { milliseconds: ((performance.now() - start) * steps) / done, cart };
}

/** Updates that go over all lines, each to another quantity than the last. */
async function updates(
  contender: Contender,
  lines: readonly Goods[],
  effort: Effort,
  { texts, read = false }: { texts?: Texts; read?: boolean },
): Promise<Timed | undefined> {
  const cart = await filled(contender, lines, effort, texts);
  if (!cart) return;
  const ids = lines.map((line) => line.id);
  const step = (index: number) => {
    cart.setQuantity(ids[index % ids.length] ?? '', 2 + (index % 97));
    if (read) cart.total();
  };
  return timed(cart, effort.updates, step, effort);
}

/** Without and with saving. */
const places = [
  { saved: '', texts: () => undefined },
  { saved: ', saved', texts: memory },
];

export const rows: Row[] = [
  ...places.flatMap<Row>(({ saved, texts }) => [
    {
      name: `add the lines${saved}`,
      async time(contender, lines, effort) {
        const cart = await contender.create(texts());
        return timed(cart, lines.length, (index) => lines[index] && cart.add(lines[index]), effort);
      },
    },
    {
      name: `10,000 updates${saved}`,
      time: (contender, lines, effort) => updates(contender, lines, effort, { texts: texts() }),
    },
    {
      name: `10,000 updates, total read after each${saved}`,
      time: (contender, lines, effort) => updates(contender, lines, effort, { texts: texts(), read: true }),
    },
  ]),
  {
    name: 'save and restore',
    async time(contender, lines, effort) {
      const texts = memory();
      const cart = await filled(contender, lines, effort, texts);
      if (!cart) return;
      const start = performance.now();
      cart.setQuantity(lines[0]?.id ?? '', 7);
      await cart.finish();
      const restored = await contender.create(texts);
      restored.total();
      return { milliseconds: performance.now() - start, cart: restored };
    },
  },
];
