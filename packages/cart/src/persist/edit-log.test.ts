import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { type Edit, includesEdits, mergeEdits, missingEdits, pruneEdits, pruneTimes } from './edit-log.ts';

const minute = 60_000;
const ids = ['a', 'b', 'c'];
const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });
type Line = ReturnType<typeof createLine>;
const getLineId = ({ variant }: Line) => variant.id;
const mapById = (lines: readonly Line[]) => new Map(lines.map((line) => [getLineId(line), line]));

/** The lines of a cart: at most one per id. */
const cartArbitrary = fc
  .dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 }))
  .map((quantities) => Object.entries(quantities).map(([id, quantity]) => createLine(id, quantity)));

/** Creates the log of a page whose cart had these contents one after the other. */
const createLog = (carts: readonly Line[][], time = 0): Edit<Line>[] =>
  carts.map((after, index) => ({ before: carts[index - 1] ?? [], after, time: time + index }));

/** Applies merged lines to a cart. Returns the quantities. */
function apply(theirs: readonly Line[], edits: readonly Edit<Line>[]) {
  const lines = [...mergeEdits(edits, mapById(theirs), getLineId).values()];
  return Object.fromEntries(
    lines.filter(({ quantity }) => quantity > 0).map((line) => [getLineId(line), line.quantity]),
  );
}
const toQuantities = (lines: readonly Line[]) => apply(lines, []);

describe('missingEdits and pruneEdits', () => {
  const edits = createLog([[createLine('a', 1)], [createLine('a', 2)], []], 10);

  it('find the edits after the saved time', () => {
    expect(missingEdits(edits)).toEqual(edits);
    expect(missingEdits(edits, 10)).toEqual(edits.slice(1));
    expect(missingEdits(edits, 12)).toEqual([]);
  });

  it('keep an edit until it is saved and ten minutes old', () => {
    expect(pruneEdits(edits, 12, 10 * minute + 10)).toEqual(edits.slice(1));
    expect(pruneEdits(edits, 10, 60 * minute)).toEqual(edits.slice(1));
    expect(pruneEdits(edits, undefined, 60 * minute)).toEqual(edits);
    expect(pruneEdits(edits, 12, 60 * minute)).toEqual([]);
  });

  it('never lose a missing edit', () => {
    fc.assert(
      fc.property(fc.array(cartArbitrary), fc.nat(20), fc.nat(), (carts, savedTime, now) => {
        const log = createLog(carts);
        expect(missingEdits(pruneEdits(log, savedTime, now), savedTime)).toEqual(missingEdits(log, savedTime));
      }),
    );
  });
});

describe('pruneTimes', () => {
  it('keeps the times of the last ten minutes', () => {
    const now = 60 * minute;
    expect(pruneTimes({ a: now, b: now - 10 * minute + 1, c: now - 10 * minute }, now)).toEqual({
      a: now,
      b: now - 10 * minute + 1,
    });
  });
});

describe('includesEdits', () => {
  it('compares the times of all pages but one', () => {
    expect(includesEdits({ a: 5, b: 7 }, { a: 5, b: 6 }, 'own')).toBe(true);
    expect(includesEdits({ a: 4 }, { a: 5 }, 'own')).toBe(false);
    expect(includesEdits({}, { a: 5 }, 'own')).toBe(false);
    expect(includesEdits({}, { own: 5 }, 'own')).toBe(true);
    expect(includesEdits({ a: 5 }, {}, 'own')).toBe(true);
  });
});

describe('mergeEdits', () => {
  it('results in the last cart of the page if nobody else has changed the saved cart', () => {
    fc.assert(
      fc.property(fc.array(cartArbitrary, { minLength: 1 }), (carts) => {
        expect(apply([], createLog(carts))).toEqual(toQuantities(carts.at(-1) ?? []));
      }),
    );
  });

  it('returns the same object for a line that the edits do not change', () => {
    const [a, b, theirs] = [createLine('a', 1), createLine('b', 1), createLine('a', 1)];
    const merged = mergeEdits([{ before: [a], after: [a, b], time: 1 }], mapById([theirs]), getLineId);
    expect([...merged.keys()]).toEqual(['a', 'b']);
    expect(merged.get('a')).toBe(theirs);
  });

  it('adds what each of two pages has added, in either order', () => {
    fc.assert(
      fc.property(cartArbitrary, cartArbitrary, cartArbitrary, (start, addedHere, addedThere) => {
        const add = (lines: readonly Line[], added: readonly Line[]) =>
          ids.flatMap((id) => {
            const quantity = (mapById(lines).get(id)?.quantity ?? 0) + (mapById(added).get(id)?.quantity ?? 0);
            return quantity ? [createLine(id, quantity)] : [];
          });
        const here = add(start, addedHere);
        const there = add(start, addedThere);
        const expected = toQuantities(add(here, addedThere));
        expect(apply(there, [{ before: start, after: here, time: 1 }])).toEqual(expected);
        expect(apply(here, [{ before: start, after: there, time: 1 }])).toEqual(expected);
      }),
    );
  });

  it('keeps a line removed that one page has removed and no other has raised', () => {
    fc.assert(
      fc.property(cartArbitrary, fc.constantFrom(...ids), (start, removed) => {
        const after = start.filter((line) => getLineId(line) !== removed);
        expect(apply(start, [{ before: start, after, time: 1 }])).toEqual(toQuantities(after));
        expect(apply(after, [{ before: start, after: start, time: 1 }])).toEqual(toQuantities(after));
      }),
    );
  });
});
