/** JSON has no BigInt, so a BigInt is written as a string. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, field) => (typeof field === 'bigint' ? `${field}n` : field));

/** Whether two values have the same JSON, with their fields in the same order. */
export const hasSameJson = (a: unknown, b: unknown): boolean => toJson(a) === toJson(b);
