import type { BenchCart, Contender, Goods, TextStorage } from './contender.ts';

/** The amount of work, with time limits in milliseconds. If a limit ends the work early, its time is extrapolated. */
export interface Effort {
  updates: number;
  milliseconds: number;
  /** Time limit for filling the cart before the measurement; there is no result if it is exceeded. */
  filling: number;
}

/** The time of the work, and the resulting cart. */
export interface Timed {
  /** For all of the work; extrapolated if the limit ended it early. */
  milliseconds: number;
  cart: BenchCart;
}

export interface Row {
  name: string;
  /** Resolves to undefined if the cart could not be filled in time. */
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

function memory(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

async function filled(contender: Contender, lines: readonly Goods[], { filling }: Effort, storage?: TextStorage) {
  const cart = await contender.create(storage);
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

/** Fills a cart, then measures quantity updates that cycle through its lines. */
async function updates(
  contender: Contender,
  lines: readonly Goods[],
  effort: Effort,
  { storage, read = false }: { storage?: TextStorage; read?: boolean },
): Promise<Timed | undefined> {
  const cart = await filled(contender, lines, effort, storage);
  if (!cart) return;
  const ids = lines.map((line) => line.id);
  const step = (index: number) => {
    cart.setQuantity(ids[index % ids.length] ?? '', 2 + (index % 97));
    if (read) cart.total();
  };
  return timed(cart, effort.updates, step, effort);
}

/** The first three rows are measured without and with a storage. */
const places = [
  { saved: '', storage: () => undefined },
  { saved: ', saved', storage: memory },
];

export const rows: Row[] = [
  ...places.flatMap<Row>(({ saved, storage }) => [
    {
      name: `add the lines${saved}`,
      async time(contender, lines, effort) {
        const cart = await contender.create(storage());
        return timed(cart, lines.length, (index) => lines[index] && cart.add(lines[index]), effort);
      },
    },
    {
      name: `10,000 updates${saved}`,
      time: (contender, lines, effort) => updates(contender, lines, effort, { storage: storage() }),
    },
    {
      name: `10,000 updates, total read after each${saved}`,
      time: (contender, lines, effort) => updates(contender, lines, effort, { storage: storage(), read: true }),
    },
  ]),
  {
    name: 'save and restore',
    async time(contender, lines, effort) {
      const storage = memory();
      const cart = await filled(contender, lines, effort, storage);
      if (!cart) return;
      const start = performance.now();
      cart.setQuantity(lines[0]?.id ?? '', 7);
      await cart.finish();
      const restored = await contender.create(storage);
      restored.total();
      return { milliseconds: performance.now() - start, cart: restored };
    },
  },
];
