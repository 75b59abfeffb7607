/** The JSON of some values, to compare them. JSON has no BigInt. */
export const asText = (...values: unknown[]): string =>
  JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
