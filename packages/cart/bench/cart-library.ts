/** A product with the fields of the store API. Each library converts it to its own type. */
export interface BenchProduct {
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

/** The storage of every cart: in memory, so that no disk access is measured. */
export interface BenchStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
}

/** A cart of a library. */
export interface BenchCart {
  add: (product: BenchProduct) => void;
  setQuantity: (id: string, quantity: number) => void;
  /** The total of all lines, in cents. */
  total: () => number;
  /** Completes deferred work, such as rendering or saving. Called at the end of the measured time. */
  finish: () => void | Promise<void>;
  /** Quantities by product id. */
  quantities: () => Map<string, number>;
}

/** A library that the benchmark measures. */
export interface CartLibrary {
  name: string;
  /** Converts products to the type of this library, before the measured time. */
  prepare?: (products: readonly BenchProduct[]) => void;
  /** Creates a cart. With a storage, it restores the saved lines and saves each change. */
  create: (storage?: BenchStorage) => BenchCart | Promise<BenchCart>;
}
