import { describe, expect, it } from 'vitest';
import { readTracked } from '../tracked-files.ts';
import { distinct, pairsIn, reliabilityPage } from './pairs.ts';
import { journeys, walkedPairs } from './walked-pairs.ts';

const source = `
  await sees('the door is shut › hall: a bell', {}, async () => {});
  await sees(
    'the door is shut › garden: a way round | the house',
    { key: 1 },
    async () => {},
  );
  await sees('the door is shut › hall: a letter box', {}, async () => {});`;

describe('the page about reliability', () => {
  it('lists what the journeys see, by cause, and counts a screen once for each cause', () => {
    const pairs = pairsIn(source, 'a/b.journey.ts');
    expect(distinct(pairs)).toEqual(['the door is shut › hall', 'the door is shut › garden']);
    const page = reliabilityPage(pairs);
    expect(page).toContain('2 pairs of a cause and a screen.');
    expect(page).toContain('## The door is shut');
    expect(page).toContain('| hall | a bell | [b.journey.ts](../a/b.journey.ts) |');
    expect(page).toContain('| garden | a way round \\| the house | [b.journey.ts](../a/b.journey.ts) |');
  });

  it('is as the journeys have it: `pnpm reliability` writes it anew', () => {
    expect(readTracked('docs/reliability.md')).toBe(reliabilityPage(walkedPairs()));
  });

  it('holds at least sixty pairs', () => {
    expect(distinct(walkedPairs()).length).toBeGreaterThanOrEqual(60);
  });

  it.each(journeys)('misses no title, as each is written out: %s', (path) => {
    const text = readTracked(path);
    expect(pairsIn(text, path)).toHaveLength(text.match(/\bsees\(/g)?.length ?? 0);
  });
});
