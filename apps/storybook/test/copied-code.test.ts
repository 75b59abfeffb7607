// Compiles the code of each documentation page, which readers copy. The tests of the stories have added it to their report.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const reportsFolder = join(import.meta.dirname, '../.reports');
/** In this package, so that the code resolves its dependencies. */
const codeFolder = join(reportsFolder, 'code');
const uiFolder = join(import.meta.dirname, '../../../packages/ui');

interface TestReport {
  testResults: {
    name: string;
    assertionResults: { meta: { storyId?: string; reports?: { type: string; result?: string }[] } }[];
  }[];
}

interface StoryCode {
  file: string;
  storyId: string;
  code: string;
}

function readCodes(): StoryCode[] {
  const { testResults }: TestReport = JSON.parse(readFileSync(join(reportsFolder, 'kit.json'), 'utf8'));
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.flatMap(({ meta: { storyId = '', reports = [] } }) =>
      reports.flatMap(({ type, result: code = '' }) => (type === 'code' ? [{ file, storyId, code }] : [])),
    ),
  );
}

const codes = readCodes();

beforeAll(() => {
  rmSync(codeFolder, { recursive: true, force: true });
  mkdirSync(codeFolder, { recursive: true });
});

it('finds code in each file of stories of the kit', () => {
  const files = globSync('src/*/*.stories.tsx', { cwd: uiFolder }).map((file) => join(uiFolder, file));
  expect(new Set(codes.map(({ file }) => file))).toEqual(new Set(files));
});

it('finds the code of each story', () => {
  expect(codes.filter(({ code }) => code === '')).toEqual([]);
});

it('compiles the code of all stories', () => {
  for (const { storyId, code } of codes) writeFileSync(join(codeFolder, `${storyId}.tsx`), `${code}\nexport {};\n`);
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  writeFileSync(
    join(codeFolder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] }),
  );
  let errors = '';
  try {
    execFileSync('tsc', ['-p', codeFolder], { encoding: 'utf8' });
  } catch (error) {
    errors = (error as { stdout: string }).stdout;
  }
  expect(errors).toBe('');
});
