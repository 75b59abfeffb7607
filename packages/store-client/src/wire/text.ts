import * as z from 'zod/mini';

/** An identifier: any text but the empty one. */
export const id = z.string().check(z.minLength(1));

export const nullableText = z.nullable(z.string());
