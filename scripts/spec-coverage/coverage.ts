import type { Proof } from './proofs.ts';

/** A section of the spec: its testable lines, by id. */
export interface Section {
  title: string;
  lines: Record<string, string>;
}

const ids = /\[(\d+\.[\w-]+\.\d+)\]/g;
const idsOf = (title: string) => [...title.matchAll(ids)].map(([, id = '']) => id);

/** As many tests as a reader looks at; the rest is counted. */
const shownPerFile = 3;

/** What a run has proved of the spec. */
export function coverage(sections: readonly Section[], proofs: readonly Proof[]) {
  const known = new Set(sections.flatMap(({ lines }) => Object.keys(lines)));
  const proved = Map.groupBy(
    proofs.filter(({ passed }) => passed).flatMap((proof) => idsOf(proof.title).map((id) => ({ id, proof }))),
    ({ id }) => id,
  );
  return {
    /** Ids without a passing test. */
    missing: [...known].filter((id) => !proved.has(id)),
    /** Ids in the titles of tests that the spec does not have. */
    unknown: [...new Set(proofs.flatMap(({ title }) => idsOf(title)))].filter((id) => !known.has(id)),
    proofsOf: (id: string): Proof[] => (proved.get(id) ?? []).map(({ proof }) => proof),
  };
}

/** The table for people to read: each line of the spec with the tests that prove it. The same run always gives the same text. */
export function coveragePage(sections: readonly Section[], proofs: readonly Proof[]): string {
  const { missing, proofsOf } = coverage(sections, proofs);
  const total = sections.reduce((sum, { lines }) => sum + Object.keys(lines).length, 0);
  const row = ([id, sentence]: [string, string]) =>
    `| ${id} | ${cell(sentence)} | ${testsByFile(proofsOf(id)) || '**no test**'} |`;
  return [
    '# The spec and the tests that prove it',
    '',
    'Written by `pnpm spec-coverage` from the last run of `npm test`; a line that no test proves fails that run. “(design)” marks what',
    'the spec leaves open or says in two ways, as the house has decided it.',
    '',
    `${total - missing.length} of ${total} lines are proved.`,
    ...sections.flatMap(({ title, lines }) => [
      '',
      `## ${title}`,
      '',
      '| line | what it says | proved by |',
      '| --- | --- | --- |',
      ...Object.entries(lines).map(row),
    ]),
    '',
  ].join('\n');
}

function testsByFile(proofs: readonly Proof[]): string {
  const files = Map.groupBy(proofs, ({ file }) => file);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, tests]) => {
      const titles = [...new Set(tests.map(({ title }) => title.replace(ids, '').replace(/\s+/g, ' ').trim()))].sort();
      const more = titles.length - shownPerFile;
      const shown = titles.slice(0, shownPerFile).map(cell).join('; ');
      return `[${file.split('/').at(-1)}](../${file}): ${shown}${more > 0 ? `; and ${more} more` : ''}`;
    })
    .join('<br>');
}

/** Text that stays in its cell and is read as it stands. Code is read so by itself, but for what ends a cell. */
const cell = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => part.replace(index % 2 === 1 ? /\|/g : /[\\|<>*_[\]{}]/g, '\\$&'))
    .join('');
