/** A product with the fields of the store API. */
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

/** A cart of a library. `Item` is the type that it adds. */
export interface BenchCart<Item = unknown> {
  add(item: Item): void;
  setQuantity: (id: string, quantity: number) => void;
  /** Returns the total of all lines, in cents. */
  getTotal: () => number;
  /** Completes deferred work, such as rendering or saving. Called after the cart is filled, and at the end of the measured time. */
  finish: () => void | Promise<void>;
  /** Returns the quantities by product id. */
  getQuantities: () => Map<string, number>;
}

/** A library that the benchmark measures. */
export interface CartLibrary<Item = unknown> {
  name: string;
  /** Converts a product to the type that the cart adds. Called before the measured time. */
  toItem: (product: BenchProduct) => Item;
  /** Creates a cart. With a storage, the cart restores the saved lines, and saves changes at the latest in `finish`. */
  create: (storage?: BenchStorage) => BenchCart<Item> | Promise<BenchCart<Item>>;
}
