import { parseSearch, type SearchTerm } from '@vitrine/i18n/search';
import { RequestError } from './request-error.ts';

/** A type of query parameter. `parse` returns undefined for an invalid text. `expected` completes the error message "limit must be …". */
export interface ParameterType<T> {
  expected: string;
  parse: (text: string) => T | undefined;
}

/** Whether PostgreSQL accepts a text. It rejects the null character only. */
export const isStorable = (text: string) => !text.includes('\0');

/** An integer in decimal digits, from `min` to `max`. */
export const integerBetween = (min: number, max: number): ParameterType<number> => ({
  expected: `a whole number from ${min} to ${max}`,
  parse: (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

/** One of these values, case-sensitive. */
export const oneOf = <const T extends string>(values: readonly T[]): ParameterType<T> => ({
  expected: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => value === text),
});

export const booleanValue: ParameterType<boolean> = {
  expected: 'true or false',
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** An ISO 8601 date or time, in UTC if it has no offset. PostgreSQL rejects the result of `toISOString` for years outside 1 to 9999. */
export const isoDate: ParameterType<Date> = {
  expected: 'an ISO date such as 2026-01-31 or 2026-01-31T12:00:00Z',
  parse: (text) => {
    const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text);
    if (!parts) return undefined;
    const [, day = '', time = '00:00', offset = 'Z'] = parts;
    const date = new Date(`${day}T${time}${offset}`);
    const isExistingDay = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
    const isSupportedYear = /^(?!0000)\d{4}-/.test(date.toJSON() ?? '');
    return isExistingDay && isSupportedYear ? date : undefined;
  },
};

/** A search. With white space collapsed, its text may have up to `maxLength` characters. */
export const searchText = (maxLength: number): ParameterType<SearchTerm[]> => ({
  expected: `a text of 1 to ${maxLength} characters`,
  parse: (text) => {
    const normalized = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    if (normalized === '' || normalized.length > maxLength || !isStorable(normalized)) return undefined;
    return parseSearch(normalized);
  },
});

/** The values of each parameter of a query. */
type QueryParameters = Readonly<Record<string, readonly string[]>>;

/** Reads an optional parameter; undefined if it is missing. Throws if it is invalid or repeated. */
export function readParameter<T>(
  query: QueryParameters,
  name: string,
  { expected, parse }: ParameterType<T>,
): T | undefined {
  const [text, ...repeated] = query[name] ?? [];
  if (text === undefined) return undefined;
  if (repeated.length > 0) throw new RequestError(400, `${name} may be given only once.`, name);
  const value = parse(text);
  if (value === undefined) throw new RequestError(400, `${name} must be ${expected}.`, name);
  return value;
}

/** Reads the ids of a repeatable parameter, sorted and without duplicates; undefined if it is missing. */
export function readIds(query: QueryParameters, name: string, maxCount: number): string[] | undefined {
  const ids = query[name];
  if (!ids) return undefined;
  if (ids.length > maxCount) throw new RequestError(400, `${name} may be given at most ${maxCount} times.`, name);
  if (ids.some((id) => id === '' || !isStorable(id))) throw new RequestError(400, `${name} must be an id.`, name);
  return [...new Set(ids)].sort();
}
