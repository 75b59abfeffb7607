import { escapeCell } from './markdown.ts';
import type { TestResult } from './read-reports.ts';

/** A section of the spec with its testable lines by id. */
export interface Section {
  title: string;
  lines: Map<string, string>;
}

const citationPattern = /\[(\d+\.[\w-]+\.\d+)\]/g;
const citedIds = (title: string) => [...title.matchAll(citationPattern)].map(([, id = '']) => id);

/** Maximum number of test titles per line and file. Further tests are only counted. */
const maxTitlesPerFile = 3;

/** Reads the numbered lines of `docs/spec.md`, such as `- <a id="1.lang.1"></a>[1.lang.1] The languages are…`. */
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
export function measureSpecCoverage(sections: readonly Section[], results: readonly TestResult[]) {
  const specIds = new Set(sections.flatMap(({ lines }) => [...lines.keys()]));
  const passed = results.filter((result) => result.passed);
  const citationsById = Map.groupBy(
    passed.flatMap((result) => citedIds(result.title).map((id) => ({ id, result }))),
    ({ id }) => id,
  );
  return {
    total: specIds.size,
    /** Ids that no passing test cites. */
    missing: [...specIds].filter((id) => !citationsById.has(id)),
    /** Ids that a test cites but that are not in the spec. */
    unknown: [...new Set(results.flatMap(({ title }) => citedIds(title)))].filter((id) => !specIds.has(id)),
    /** The passed tests that cite a line. */
    testsOf: (id: string): TestResult[] => (citationsById.get(id) ?? []).map(({ result }) => result),
  };
}

/** Returns a Markdown page that lists each line of the spec with its tests. The output is deterministic. */
export function formatSpecCoveragePage(sections: readonly Section[], results: readonly TestResult[]): string {
  const { total, missing, testsOf } = measureSpecCoverage(sections, results);
  const row = ([id, sentence]: [string, string]) =>
    `| [${id}](../docs/spec.md#${id}) | ${escapeCell(sentence)} | ${formatTests(testsOf(id)) || '**no test**'} |`;
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

/** Formats tests for a table cell, grouped by file. */
function formatTests(tests: readonly TestResult[]): string {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, testsOfFile]) => {
      const withoutCitations = testsOfFile.map(({ title }) =>
        title.replace(citationPattern, '').replace(/\s+/g, ' ').trim(),
      );
      const titles = [...new Set(withoutCitations)].sort();
      const shownTitles = titles.slice(0, maxTitlesPerFile).map(escapeCell).join('; ');
      const hiddenCount = titles.length - maxTitlesPerFile;
      return `[${file.split('/').at(-1)}](../${file}): ${shownTitles}${hiddenCount > 0 ? `; and ${hiddenCount} more` : ''}`;
    })
    .join('<br>');
}
