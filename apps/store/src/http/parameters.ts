import { RequestError } from './request-error.ts';

/** How the text of a parameter is read: `read` gives undefined for what is not as `expects` says. */
export type Kind<T> = { expects: string; read: (text: string) => T | undefined };

/** PostgreSQL stores every character but this one. */
const unstorable = '\0';

/** A text that the database can compare with. */
export const isStorable = (text: string) => !text.includes(unstorable);

/** A whole number in plain digits, both bounds included. */
export const wholeNumber = (min: number, max: number): Kind<number> => ({
  expects: `a whole number from ${min} to ${max}`,
  read: (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

/** One of a few words, in exactly this spelling. */
export const oneOf = <const T extends string>(words: readonly T[]): Kind<T> => ({
  expects: `one of ${words.join(', ')}`,
  read: (text) => words.find((word) => word === text),
});

export const trueOrFalse: Kind<boolean> = {
  expects: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** A day or a moment in ISO 8601, in the years 1 to 9999 of UTC, which the database can compare with; without an offset it is in UTC. */
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

/** A parameter that may be given once. Refuses a repeated one, because it could mean either. */
export function optional<T>(query: URLSearchParams, name: string, { expects, read }: Kind<T>): T | undefined {
  const [text, ...others] = query.getAll(name);
  if (text === undefined) return undefined;
  if (others.length > 0) throw new RequestError(400, `${name} may be given only once.`, name);
  const value = read(text);
  if (value === undefined) throw new RequestError(400, `${name} must be ${expects}.`, name);
  return value;
}

/** A list of ids, each given as a parameter of its own; undefined when there is none. */
export function optionalIds(query: URLSearchParams, name: string, most: number): string[] | undefined {
  const ids = query.getAll(name);
  if (ids.length === 0) return undefined;
  if (ids.length > most) throw new RequestError(400, `${name} may be given at most ${most} times.`, name);
  if (ids.some((id) => id === '' || !isStorable(id))) throw new RequestError(400, `${name} must be an id.`, name);
  return ids;
}
