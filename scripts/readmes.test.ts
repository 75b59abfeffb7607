import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const readmes = trackedFiles.filter((path) => /^packages\/[^/]+\/README\.md$/.test(path));

/** The virtual folder of a README's code blocks. */
const folderOf = (readme: string) => join(root, dirname(readme), 'readme');

/** The TypeScript code blocks of a README as virtual files. A first line such as `// cart.ts` names the file, so that others can import it. */
function blocksOf(readme: string): [path: string, code: string][] {
  return [...readTracked(readme).matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, kind, code = ''], index) => {
    const [, name = `block-${index + 1}.${kind}`] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? [];
    return [join(folderOf(readme), name), code];
  });
}

/** The compiler errors of virtual files, checked with the compiler options of the repository. */
function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // The compiler cannot resolve imports of style sheets; a bundler does.
  Object.assign(options, { composite: false, noEmit: true, rootDir: root, noUncheckedSideEffectImports: false });
  // Examples may import the UI kit and the router, even if the package does not depend on them.
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

  it.each(readmes)('show TypeScript that compiles: %s', (readme) => {
    expect([...blocks.keys()].filter((path) => path.startsWith(folderOf(readme)))).not.toEqual([]);
    expect(problems.filter((problem) => problem.startsWith(folderOf(readme)))).toEqual([]);
  });

  it('have no error outside their own code blocks', () => {
    expect(problems.filter((problem) => !readmes.some((readme) => problem.startsWith(folderOf(readme))))).toEqual([]);
  });
});
