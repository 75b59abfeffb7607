/** Sorts the fields of objects, since some databases reorder them. JSON has no BigInt, so a BigInt is written as a string. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, field) => {
    if (typeof field === 'bigint') return `${field}n`;
    return Object(field) === field && !Array.isArray(field) ? Object.fromEntries(Object.entries(field).sort()) : field;
  });

/** Whether two values have the same JSON, apart from the order of fields. */
export const hasSameJson = (a: unknown, b: unknown): boolean => a === b || toJson(a) === toJson(b);
