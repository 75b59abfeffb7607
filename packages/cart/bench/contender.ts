/** A product with the fields that the store API of this repository gives it; each contender turns it into what it takes. */
export interface Goods {
  id: string;
  sku: string;
  name: string;
  /** A hundred characters, as on a product card. */
  description: string;
  category: string;
  price: number;
  currency: string;
  currency_info: { code: string; symbol: string; template: string; decimal_digits: number };
  image: string;
  weight: number;
  options: { option_id: string; value: string }[];
}

/** Where a contender saves: the same for all, in memory, so that no disk is measured. */
export interface Texts {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** One cart of a contender. */
export interface BenchCart {
  add: (goods: Goods) => void;
  setQuantity: (id: string, quantity: number) => void;
  /** The total of all lines, in cents. */
  total: () => number;
  /** Called at the end of what is timed: everything done so far must have taken effect, and be saved if it saves. */
  finish: () => void | Promise<void>;
  /** Quantity by id. */
  contents: () => Map<string, number>;
}

export interface Contender {
  name: string;
  /** Turns goods into the form that this contender takes, outside of what is timed. */
  prepare?: (goods: readonly Goods[]) => void;
  /** A new cart; one with `texts` starts from what is saved there and saves there. */
  create: (texts?: Texts) => BenchCart | Promise<BenchCart>;
}
