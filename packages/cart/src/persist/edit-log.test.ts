import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { appendEdit, type Edit, includesEdits, mergeEdits, missingEdits, pruneEdits, pruneTimes } from './edit-log.ts';

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
function createLog(carts: readonly Line[][], now = 0): Edit<Line>[] {
  let edits: Edit<Line>[] = [];
  for (const [index, after] of carts.entries()) edits = appendEdit(edits, carts[index - 1] ?? [], after, now);
  return edits;
}

/** Applies merged lines to a cart. Returns the quantities. */
function apply(theirs: readonly Line[], edits: readonly Edit<Line>[]) {
  const lines = [...mergeEdits(edits, mapById(theirs), getLineId).values()];
  return Object.fromEntries(
    lines.filter(({ quantity }) => quantity > 0).map((line) => [getLineId(line), line.quantity]),
  );
}
const toQuantities = (lines: readonly Line[]) => apply(lines, []);

describe('appendEdit', () => {
  it('gives each edit a later time, also when the clock goes back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (times) => {
        let edits: Edit<Line>[] = [];
        for (const now of times) edits = appendEdit(edits, [], [], now);
        expect(edits.every(({ time }, index) => time >= (times[index] ?? 0))).toBe(true);
        expect(edits.every(({ time }, index) => index === 0 || time > (edits[index - 1]?.time ?? 0))).toBe(true);
      }),
    );
  });

  it('takes the current time if it is later than the last edit', () => {
    expect(appendEdit(appendEdit([], [], [], 5), [], [], 9).map(({ time }) => time)).toEqual([5, 9]);
    expect(appendEdit(appendEdit([], [], [], 5), [], [], 5).map(({ time }) => time)).toEqual([5, 6]);
  });
});

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
    const merged = mergeEdits(appendEdit([], [a], [a, b], 0), mapById([theirs]), getLineId);
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
        expect(apply(there, appendEdit([], start, here, 0))).toEqual(expected);
        expect(apply(here, appendEdit([], start, there, 0))).toEqual(expected);
      }),
    );
  });

  it('keeps a line removed that one page has removed and no other has raised', () => {
    fc.assert(
      fc.property(cartArbitrary, fc.constantFrom(...ids), (start, removed) => {
        const after = start.filter((line) => getLineId(line) !== removed);
        expect(apply(start, appendEdit([], start, after, 0))).toEqual(toQuantities(after));
        expect(apply(after, appendEdit([], start, start, 0))).toEqual(toQuantities(after));
      }),
    );
  });
});
