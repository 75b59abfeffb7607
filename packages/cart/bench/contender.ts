/** A product with the fields of the store API of this repository. Each contender converts it to its own type. */
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

/** The storage of every contender: in memory, so that no disk access is measured. */
export interface TextStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** A cart of a contender. */
export interface BenchCart {
  add: (goods: Goods) => void;
  setQuantity: (id: string, quantity: number) => void;
  /** The total of all lines, in cents. */
  total: () => number;
  /** Called at the end of the measured time: completes deferred work, such as rendering or saving. */
  finish: () => void | Promise<void>;
  /** Quantity by id. */
  contents: () => Map<string, number>;
}

export interface Contender {
  name: string;
  /** Converts products to the type of this contender, before the measured time. */
  prepare?: (goods: readonly Goods[]) => void;
  /** Creates a cart. With a storage, it restores the saved lines and saves each change. */
  create: (storage?: TextStorage) => BenchCart | Promise<BenchCart>;
}
