import { escapeCell } from './markdown.ts';
import type { TestResult } from './read-reports.ts';

/** A section of the spec. */
export interface Section {
  title: string;
  /** The testable lines by id. */
  lines: Map<string, string>;
}

/** The number of test titles that are shown per line and file. Further tests are only counted. */
const maxTitlesPerFile = 3;

/** Reads the numbered lines of `docs/spec.md`, such as `- <a id="1.lang.1"></a>[1.lang.1] The languages are…`. */
export function parseSpec(markdown: string): Section[] {
  const sections: Section[] = [];
  let sectionTitle = '';
  for (const line of markdown.split('\n')) {
    const [, hashes, heading = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (hashes === '##') sectionTitle = heading;
    if (hashes) sections.push({ title: hashes === '##' ? heading : `${sectionTitle}: ${heading}`, lines: new Map() });
    const [, id, sentence = ''] = /^- <a id="([^"]+)"><\/a>\[\1\] (.+)$/.exec(line) ?? [];
    if (id) sections.at(-1)?.lines.set(id, sentence);
  }
  return sections.filter(({ lines }) => lines.size > 0);
}

/** Compares the lines of the spec with the tests that are tagged with their ids. */
export function measureSpecCoverage(sections: readonly Section[], results: readonly TestResult[]) {
  const specIds = new Set(sections.flatMap(({ lines }) => [...lines.keys()]));
  const passedResults = results.filter(({ hasPassed }) => hasPassed);
  const testsById = Map.groupBy(
    passedResults.flatMap((result) => result.specIds.map((id) => ({ id, result }))),
    ({ id }) => id,
  );
  return {
    lineCount: specIds.size,
    /** Ids that are the tag of no passing test. */
    missingIds: [...specIds].filter((id) => !testsById.has(id)),
    /** Tags that are not the id of a line. */
    unknownIds: [...new Set(results.flatMap(({ specIds }) => specIds))].filter((id) => !specIds.has(id)),
    /** Returns the passed tests of a line. */
    getTests: (id: string): TestResult[] => (testsById.get(id) ?? []).map(({ result }) => result),
  };
}

/** Returns a Markdown page that lists each line of the spec with its tests. The output is deterministic. */
export function formatSpecCoveragePage(sections: readonly Section[], results: readonly TestResult[]): string {
  const { lineCount, missingIds, getTests } = measureSpecCoverage(sections, results);
  const formatRow = ([id, sentence]: [string, string]) =>
    `| [${id}](../docs/spec.md#${id}) | ${escapeCell(sentence)} | ${formatTests(getTests(id)) || '**no test**'} |`;
  return [
    '# Spec coverage',
    '',
    `${lineCount - missingIds.length} of ${lineCount} lines have a passing test.`,
    ...sections.flatMap(({ title, lines }) => [
      '',
      `## ${title}`,
      '',
      '| line | statement | tests |',
      '| --- | --- | --- |',
      ...[...lines].map(formatRow),
    ]),
    '',
  ].join('\n');
}

/** Formats tests for a table cell, grouped by file. */
function formatTests(tests: readonly TestResult[]): string {
  return [...Map.groupBy(tests, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, testsOfFile]) => {
      const titles = [...new Set(testsOfFile.map(({ title }) => title))].sort();
      const shownTitles = titles.slice(0, maxTitlesPerFile).map(escapeCell).join('; ');
      const hiddenCount = titles.length - maxTitlesPerFile;
      return `[${file.split('/').at(-1)}](../${file}): ${shownTitles}${hiddenCount > 0 ? `; and ${hiddenCount} more` : ''}`;
    })
    .join('<br>');
}
