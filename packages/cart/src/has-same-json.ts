/** Sorts the fields of objects, since some databases reorder them. JSON has no BigInt, so a BigInt is written as a string. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, field) => {
    if (typeof field === 'bigint') return `${field}n`;
    if (Object(field) !== field || Array.isArray(field)) return field;
    // Without a comparison, `sort` would convert values to strings, which throws an error for an object without a prototype.
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** Whether two values have the same JSON, apart from the order of fields. */
export const hasSameJson = (a: unknown, b: unknown): boolean => a === b || toJson(a) === toJson(b);
