import { RequestError } from './request-error.ts';

/** A type of parameter: `read` returns undefined for a text that is not what `expects` describes. */
export type Kind<T> = { expects: string; read: (text: string) => T | undefined };

/** PostgreSQL stores every character but this one. */
const unstorable = '\0';

/** Whether the database can compare a column with this text. */
export const isStorable = (text: string) => !text.includes(unstorable);

/** An integer in decimal digits, within the inclusive bounds. */
export const wholeNumber = (min: number, max: number): Kind<number> => ({
  expects: `a whole number from ${min} to ${max}`,
  read: (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

/** One of these values, case-sensitive. */
export const oneOf = <const T extends string>(words: readonly T[]): Kind<T> => ({
  expects: `one of ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text),
});

export const trueOrFalse: Kind<boolean> = {
  expects: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** A date or a time in ISO 8601, in the years 1 to 9999 UTC, which the database supports. Without an offset it is in UTC. */
export const isoDate: Kind<Date> = {
  expects: 'an ISO date such as 2026-01-31 or 2026-01-31T12:00:00Z',
  read: (text) => {
    const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text);
    if (!parts) return undefined;
    const [, day = '', time = '00:00', offset = 'Z'] = parts;
    const date = new Date(`${day}T${time}${offset}`);
    const isInCalendar = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
    const isComparable = /^(?!0000)\d{4}-/.test(date.toJSON() ?? '');
    return isInCalendar && isComparable ? date : undefined;
  },
};

/**
 * The words of a search in lower case, so that texts that mean the same have one response. Up to `maxLength` characters after blanks
 * are collapsed; words after the first `maxWords` are ignored.
 */
export const searchWords = (maxLength: number, maxWords: number): Kind<string[]> => ({
  expects: `a text of 1 to ${maxLength} characters`,
  read: (text) => {
    const normalized = text.normalize('NFC').trim().replace(/\s+/g, ' ');
    if (normalized === '' || normalized.length > maxLength || !isStorable(normalized)) return undefined;
    return (normalized.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, maxWords);
  },
});

/** Reads a parameter that may be given once. Rejects a repeated one, because it is ambiguous. */
export function optional<T>(query: URLSearchParams, name: string, { expects, read }: Kind<T>): T | undefined {
  const [text, ...others] = query.getAll(name);
  if (text === undefined) return undefined;
  if (others.length > 0) throw new RequestError(400, `${name} may be given only once.`, name);
  const value = read(text);
  if (value === undefined) throw new RequestError(400, `${name} must be ${expects}.`, name);
  return value;
}

/** Reads a list of ids, each in a parameter of its own, sorted and without duplicates; undefined where there is none. */
export function optionalIds(query: URLSearchParams, name: string, max: number): string[] | undefined {
  const ids = query.getAll(name);
  if (ids.length === 0) return undefined;
  if (ids.length > max) throw new RequestError(400, `${name} may be given at most ${max} times.`, name);
  if (ids.some((id) => id === '' || !isStorable(id))) throw new RequestError(400, `${name} must be an id.`, name);
  return [...new Set(ids)].sort();
}
