import { cell } from './markdown.ts';
import type { TestResult } from './read-reports.ts';

/** A section of the spec with its testable lines by id. */
export interface Section {
  title: string;
  lines: Map<string, string>;
}

const citation = /\[(\d+\.[\w-]+\.\d+)\]/g;
const idsIn = (title: string) => [...title.matchAll(citation)].map(([, id = '']) => id);

/** Tests shown per line and file; more are counted. */
const shownPerFile = 3;

/** Reads the numbered lines of `docs/spec.md`, as in `- <a id="1.lang.1"></a>[1.lang.1] The languages are…`. */
export function parseSpec(markdown: string): Section[] {
  const sections: Section[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const [, hashes, heading = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (hashes === '##') section = heading;
    if (hashes) sections.push({ title: hashes === '##' ? section : `${section}: ${heading}`, lines: new Map() });
    const [, id, sentence = ''] = /^- <a id="([^"]+)"><\/a>\[\1\] (.+)$/.exec(line) ?? [];
    if (id) sections.at(-1)?.lines.set(id, sentence);
  }
  return sections.filter(({ lines }) => lines.size > 0);
}

/** Compares the lines of the spec with the tests that cite them. */
export function specCoverage(sections: readonly Section[], results: readonly TestResult[]) {
  const known = new Set(sections.flatMap(({ lines }) => [...lines.keys()]));
  const passed = results.filter((result) => result.passed);
  const byId = Map.groupBy(
    passed.flatMap((result) => idsIn(result.title).map((id) => ({ id, result }))),
    ({ id }) => id,
  );
  return {
    total: known.size,
    /** Ids that no passing test cites. */
    missing: [...known].filter((id) => !byId.has(id)),
    /** Ids that a test cites and the spec does not have. */
    unknown: [...new Set(results.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)),
    testsOf: (id: string): TestResult[] => (byId.get(id) ?? []).map(({ result }) => result),
  };
}

/** A Markdown table of the spec's lines and their tests. The same results give the same text. */
export function specCoveragePage(sections: readonly Section[], results: readonly TestResult[]): string {
  const { total, missing, testsOf } = specCoverage(sections, results);
  const row = ([id, sentence]: [string, string]) =>
    `| [${id}](../docs/spec.md#${id}) | ${cell(sentence)} | ${testsByFile(testsOf(id)) || '**no test**'} |`;
  return [
    '# Spec coverage',
    '',
    `${total - missing.length} of ${total} lines have a passing test.`,
    ...sections.flatMap(({ title, lines }) => [
      '',
      `## ${title}`,
      '',
      '| line | statement | tests |',
      '| --- | --- | --- |',
      ...[...lines].map(row),
    ]),
    '',
  ].join('\n');
}

function testsByFile(tests: readonly TestResult[]): string {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, inFile]) => {
      const titles = [...new Set(inFile.map(({ title }) => title.replace(citation, '').replace(/\s+/g, ' ').trim()))];
      const more = titles.length - shownPerFile;
      const shown = titles.sort().slice(0, shownPerFile).map(cell).join('; ');
      return `[${file.split('/').at(-1)}](../${file}): ${shown}${more > 0 ? `; and ${more} more` : ''}`;
    })
    .join('<br>');
}
