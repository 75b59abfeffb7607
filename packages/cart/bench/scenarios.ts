import type { BenchCart, BenchProduct, BenchStorage, CartLibrary } from './cart-library.ts';

/** The amount of work of a scenario, and its time limits. */
export interface WorkLimits {
  /** Number of quantity updates. */
  updateCount: number;
  /** Time limit of the measured work. Work that exceeds it stops early, and its time is extrapolated. */
  maxMeasuredMs: number;
  /** Time limit for filling the cart before the measurement. If it is exceeded, there is no measurement. */
  maxFillMs: number;
}

export interface Measurement {
  /** Time of all of the work, extrapolated if the work stopped early. */
  milliseconds: number;
  /** The cart after the work. */
  cart: BenchCart;
}

export interface Scenario {
  name: string;
  /** Measures a library. Resolves to undefined if the cart could not be filled in time. */
  measure: (
    library: CartLibrary,
    products: readonly BenchProduct[],
    limits: WorkLimits,
  ) => Promise<Measurement | undefined>;
}

export const createProducts = (count: number): BenchProduct[] =>
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

function createMemoryStorage(): BenchStorage {
  const storedValues = new Map<string, string>();
  return {
    getItem: (key) => storedValues.get(key) ?? null,
    setItem: (key, text) => void storedValues.set(key, text),
    removeItem: (key) => void storedValues.delete(key),
  };
}

/** Creates a cart with one line per product; undefined if that exceeds the time limit. */
async function createFilledCart(
  library: CartLibrary,
  products: readonly BenchProduct[],
  { maxFillMs }: WorkLimits,
  storage?: BenchStorage,
) {
  const cart = await library.create(storage);
  const items = products.map(library.toItem);
  const start = performance.now();
  for (const item of items) {
    cart.add(item);
    if (performance.now() - start > maxFillMs) return;
  }
  await cart.finish();
  return cart;
}

/** Runs the steps until the time limit, and then the deferred work of the cart. Extrapolates the time to all steps. */
async function measureSteps(
  cart: BenchCart,
  stepCount: number,
  runStep: (index: number) => void,
  { maxMeasuredMs }: WorkLimits,
): Promise<Measurement> {
  const start = performance.now();
  let completed = 0;
  while (completed < stepCount) {
    // Reading the clock takes time, so it is read once per 100 steps.
    const batchEnd = Math.min(stepCount, completed + 100);
    while (completed < batchEnd) runStep(completed++);
    if (performance.now() - start > maxMeasuredMs) break;
  }
  await cart.finish();
  return { milliseconds: ((performance.now() - start) * stepCount) / completed, cart };
}

/** Fills a cart, then measures quantity updates of one line after the other. */
async function measureUpdates(
  library: CartLibrary,
  products: readonly BenchProduct[],
  limits: WorkLimits,
  { storage, readsTotal = false }: { storage?: BenchStorage; readsTotal?: boolean },
): Promise<Measurement | undefined> {
  const cart = await createFilledCart(library, products, limits, storage);
  if (!cart) return;
  const ids = products.map((product) => product.id);
  const runStep = (index: number) => {
    // No cart has a multiple of 97 lines, so a line never gets the same quantity twice in a row.
    cart.setQuantity(ids[index % ids.length] ?? '', 2 + (index % 97));
    if (readsTotal) cart.getTotal();
  };
  return measureSteps(cart, limits.updateCount, runStep, limits);
}

/** Each of the first three scenarios is measured without and with a storage. */
const storageOptions = [
  { suffix: '', createStorage: () => undefined },
  { suffix: ', saved', createStorage: createMemoryStorage },
];

export const scenarios: Scenario[] = [
  ...storageOptions.flatMap<Scenario>(({ suffix, createStorage }) => [
    {
      name: `add the lines${suffix}`,
      async measure(library, products, limits) {
        const cart = await library.create(createStorage());
        const items = products.map(library.toItem);
        return measureSteps(cart, items.length, (index) => cart.add(items[index]), limits);
      },
    },
    {
      name: `10,000 updates${suffix}`,
      measure: (library, products, limits) => measureUpdates(library, products, limits, { storage: createStorage() }),
    },
    {
      name: `10,000 updates, total read after each${suffix}`,
      measure: (library, products, limits) =>
        measureUpdates(library, products, limits, { storage: createStorage(), readsTotal: true }),
    },
  ]),
  {
    name: 'save and restore',
    async measure(library, products, limits) {
      const storage = createMemoryStorage();
      const cart = await createFilledCart(library, products, limits, storage);
      if (!cart) return;
      const start = performance.now();
      cart.setQuantity(products[0]?.id ?? '', 7);
      await cart.finish();
      const restored = await library.create(storage);
      restored.getTotal();
      return { milliseconds: performance.now() - start, cart: restored };
    },
  },
];
