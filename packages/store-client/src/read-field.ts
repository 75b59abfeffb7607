import * as z from 'zod/mini';

/** A field of the answer that is as the contract has it, else `fallback`: what an older store leaves out reads the same as what is wrong. */
export function fieldOr<T, F>(schema: z.ZodMiniType<T>, value: unknown, fallback: F): T | F {
  const reading = z.safeParse(schema, value);
  return reading.success ? reading.data : fallback;
}

/** The fields of a JSON object; none where the value is something else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The elements of a JSON array; none where the value is something else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
