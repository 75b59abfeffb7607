/** The id of a store that is filled with this number of products. */
export const getBenchStoreId = (productCount: number): string => `bench-${productCount}`;

/** Prints a row of a Markdown table. */
export const printRow = (cells: readonly unknown[]): void => console.log(`| ${cells.join(' | ')} |`);
