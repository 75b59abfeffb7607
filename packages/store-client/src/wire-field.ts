import * as z from 'zod/mini';

/**
 * A field of the wire format, or the whole of an object: `strict` is what a store must send, `lenient` is what the client accepts and how it replaces
 * a missing or invalid value.
 */
export interface WireField<Strict extends z.ZodMiniType, Lenient extends z.ZodMiniType> {
  strict: Strict;
  lenient: Lenient;
}

type Fields = Record<string, WireField<z.ZodMiniType, z.ZodMiniType>>;

/** A field without a default: an object in which it is missing or invalid is invalid, too. */
export const required = <Schema extends z.ZodMiniType>(schema: Schema) => ({ strict: schema, lenient: schema });

/** A field that becomes `value` if it is missing or invalid. */
export const withDefault = <Schema extends z.ZodMiniType>(schema: Schema, value: z.output<Schema>) => ({
  strict: schema,
  lenient: z.catch(schema, value),
});

/** A field that becomes null if it is missing or invalid. */
export const nullByDefault = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  strict: schema,
  lenient: z.catch(z.nullable(schema), null),
});

/** An array. The client skips its invalid entries, and replaces a value that is not an array with an empty one. */
export const list = <Strict extends z.ZodMiniType, Lenient extends z.ZodMiniType>(
  entry: WireField<Strict, Lenient>,
) => ({ strict: z.array(entry.strict), lenient: validEntries(entry.lenient) });

/** Like `list`, but a store may leave the field out. */
export const optionalList = <Strict extends z.ZodMiniType, Lenient extends z.ZodMiniType>(
  entry: WireField<Strict, Lenient>,
) => ({ strict: z.optional(z.array(entry.strict)), lenient: validEntries(entry.lenient) });

export const validEntries = <Schema extends z.ZodMiniType>(entrySchema: Schema) =>
  z.pipe(
    z.catch(z.array(z.unknown()), () => []),
    z.transform((entries) =>
      entries.flatMap((entry): z.output<Schema>[] => {
        const { success, data } = entrySchema.safeParse(entry);
        return success ? [data] : [];
      }),
    ),
  );

/** Creates an object from its fields. */
export const object = <ObjectFields extends Fields>(fields: ObjectFields) => ({
  strict: z.object(mapFields(fields, 'strict') as { [Name in keyof ObjectFields]: ObjectFields[Name]['strict'] }),
  lenient: z.object(mapFields(fields, 'lenient') as { [Name in keyof ObjectFields]: ObjectFields[Name]['lenient'] }),
});

const mapFields = (fields: Fields, kind: 'strict' | 'lenient') =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[kind]]));
