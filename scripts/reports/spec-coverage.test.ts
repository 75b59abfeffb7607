import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatSpecCoveragePage, measureSpecCoverage, parseSpec } from './spec-coverage.ts';

const sections = parseSpec(`# Spec
## 1. Door
Prose.
- <a id="1.a.1"></a>[1.a.1] It opens.
### Frame
- <a id="1.a.2"></a>[1.a.2] It closes | or not.
- <a id="1.a.3"></a>[1.a.3] \`<b lang|dir>\`
`);
const createResult = (title: string, specIds: string[], hasPassed = true) => ({
  file: 'a/b.test.ts',
  title,
  specIds,
  hasPassed,
  errors: [],
});

describe('parseSpec', () => {
  it('reads the numbered lines of each section', () => {
    expect(sections.map(({ title, lines }) => [title, [...lines.keys()]])).toEqual([
      ['1. Door', ['1.a.1']],
      ['1. Door: Frame', ['1.a.2', '1.a.3']],
    ]);
  });

  it('reads every numbered line of docs/spec.md', () => {
    const spec = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8');
    const ids = parseSpec(spec).flatMap(({ lines }) => [...lines.keys()]);
    expect(ids).toHaveLength(spec.match(/<a id=/g)?.length ?? 0);
  });
});

describe('measureSpecCoverage', () => {
  it('reports lines that are the tag of no passing test', () => {
    expect(measureSpecCoverage(sections, [createResult('opens', ['1.a.1'], false)]).missingIds).toEqual([
      '1.a.1',
      '1.a.2',
      '1.a.3',
    ]);
    expect(
      measureSpecCoverage(sections, [createResult('opens and closes', ['1.a.1', '1.a.2', '1.a.3'])]).missingIds,
    ).toEqual([]);
  });

  it('reports tags that the spec does not have', () => {
    expect(measureSpecCoverage(sections, [createResult('opens', ['1.a.1', '1.a.9'])]).unknownIds).toEqual(['1.a.9']);
  });
});

describe('formatSpecCoveragePage', () => {
  it('lists each line with the titles of its tests', () => {
    const page = formatSpecCoveragePage(sections, [createResult('the door opens', ['1.a.1'])]);
    expect(page).toContain('1 of 3 lines have a passing test.');
    expect(page).toContain(
      '| [1.a.1](../docs/spec.md#1.a.1) | It opens. | [b.test.ts](../a/b.test.ts): the door opens |',
    );
    expect(page).toContain('| It closes \\| or not. | **no test** |');
    expect(page).toContain('| `<b lang\\|dir>` | **no test** |');
  });

  it('shows three tests per file and counts the others', () => {
    const titles = ['one', 'two', 'three', 'four', 'four'];
    const page = formatSpecCoveragePage(
      sections,
      titles.map((title) => createResult(title, ['1.a.1'])),
    );
    expect(page).toContain('four; one; three; and 1 more');
  });
});
