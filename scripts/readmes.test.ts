import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const readmes = trackedFiles.filter((path) => /^packages\/[^/]+\/README\.md$/.test(path));

/** Where the blocks of a README would lie. */
const folderOf = (readme: string) => join(root, dirname(readme), 'readme');

/** The TypeScript of a README as files that are on no disk. One whose first line names a file is that file, which others may import. */
function blocksOf(readme: string): [path: string, code: string][] {
  return [...readTracked(readme).matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, kind, code = ''], index) => {
    const [, name = `block-${index + 1}.${kind}`] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? [];
    return [join(folderOf(readme), name), code];
  });
}

/** What the compiler says of files that are on no disk, as strictly as of our own. */
function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // Style sheets are their bundler's affair.
  Object.assign(options, { composite: false, noEmit: true, rootDir: root, noUncheckedSideEffectImports: false });
  // A README may show its package together with the UI kit or the router, whether or not it depends on them.
  options.paths = {
    '@vitrine/ui': [join(root, 'packages/ui/src/index.ts')],
    'react-router-dom': [join(root, 'apps/web/node_modules/react-router-dom')],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.directoryExists = (path) =>
    [...files.keys()].some((file) => file.startsWith(`${path}/`)) || !!directoryExists?.(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const code = files.get(path);
    return code === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, code, version);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host)).map((found) => {
    const line = found.file?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0;
    return `${found.file?.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`;
  });
}

describe('the READMEs of the packages', () => {
  const blocks = new Map(readmes.flatMap(blocksOf));
  let problems: string[];

  beforeAll(() => {
    problems = problemsOf(blocks);
  });

  it.each(readmes)('show TypeScript that compiles as it stands: %s', (readme) => {
    expect([...blocks.keys()].filter((path) => path.startsWith(folderOf(readme)))).not.toEqual([]);
    expect(problems.filter((problem) => problem.startsWith(folderOf(readme)))).toEqual([]);
  });

  it('show none that is not of one of them', () => {
    expect(problems.filter((problem) => !readmes.some((readme) => problem.startsWith(folderOf(readme))))).toEqual([]);
  });
});
