/** Returns the id of the store with this number of products. */
export const getBenchStoreId = (productCount: number): string => `bench-${productCount}`;

/** Prints a row of a Markdown table. */
export const printRow = (cells: readonly unknown[]): void => console.log(`| ${cells.join(' | ')} |`);
