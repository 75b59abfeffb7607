import type { CartLine } from '../line.ts';
import type { EditTimes } from './codec.ts';
import { mergeLine } from './merge-line.ts';

/** A change that this page made: all lines before and after it. */
export interface Edit<Line> {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly time: number;
}

/** Until an edit is ten minutes old, its page can merge it again, and other pages list it in the carts that they save. */
const maximumAge = 600_000;

/** Returns the edits that a saved cart lacks. `savedTime` is the time of the last edit of this page that it includes. */
export const missingEdits = <Line>(edits: readonly Edit<Line>[], savedTime = 0): Edit<Line>[] =>
  edits.filter(({ time }) => time > savedTime);

/** Returns the edits that are not saved, or so recent that another page may have overwritten them. */
export const pruneEdits = <Line>(edits: readonly Edit<Line>[], savedTime = 0, now: number): Edit<Line>[] =>
  edits.filter(({ time }) => time > savedTime || now - time < maximumAge);

/** Returns the times of recent edits. */
export const pruneTimes = (times: EditTimes, now: number, age = maximumAge): EditTimes =>
  Object.fromEntries(Object.entries(times).filter(([, time]) => now - time < age));

/** Whether `times` includes every edit of `required`, apart from those of one page. */
export const includesEdits = (times: EditTimes, required: EditTimes, pageId: string): boolean =>
  Object.entries(required).every(([id, time]) => id === pageId || time <= (times[id] ?? 0));

/** Applies edits to the lines of another version of the cart. Returns all lines; those that the edits remove have a quantity of 0. */
export function mergeEdits<Line extends CartLine<object, object, unknown>>(
  edits: readonly Edit<Line>[],
  theirs: ReadonlyMap<string, Line>,
  getLineId: (line: Line) => string,
): Map<string, Line> {
  const mapById = (lines: readonly Line[]) => new Map(lines.map((line) => [getLineId(line), line]));
  const merged = new Map(theirs);
  for (const edit of edits) {
    const before = mapById(edit.before);
    const after = mapById(edit.after);
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(id) === after.get(id)) continue;
      merged.set(id, mergeLine(before.get(id), after.get(id), merged.get(id)));
    }
  }
  return merged;
}

/**
 * Returns the lines with at most the quantities of another cart: 0 if it does not have the line. As the `before` of an edit whose
 * `after` is `lines`, they give each line the larger quantity.
 */
export const limitQuantities = <Line extends CartLine<object, object, unknown>>(
  lines: readonly Line[],
  others: ReadonlyMap<string, Line>,
  getLineId: (line: Line) => string,
): Line[] =>
  lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, others.get(getLineId(line))?.quantity ?? 0) }));
