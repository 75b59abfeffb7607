import { dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTracked, root, trackedFiles } from './tracked-files.ts';

const readmes = trackedFiles.filter((path) => /^packages\/[^/]+\/README\.md$/.test(path));

/** Returns the virtual folder that contains a README's code blocks. */
const getBlockFolder = (readme: string) => join(root, dirname(readme), 'readme');

/**
 * Returns the TypeScript code blocks of a README as virtual files. A first line such as `// cart.ts` sets the file name, so that other blocks
 * can import the file.
 */
function readCodeBlocks(readme: string): [path: string, code: string][] {
  return [...readTracked(readme).matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, extension, code = ''], index) => {
    const [, name = `block-${index + 1}.${extension}`] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? [];
    return [join(getBlockFolder(readme), name), code];
  });
}

/** Compiles virtual files with the compiler options of the repository and returns the errors. */
function compile(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  // Some blocks import style sheets, which only a bundler resolves.
  Object.assign(options, { composite: false, noEmit: true, rootDir: root, noUncheckedSideEffectImports: false });
  // Code blocks may import the cart, the UI kit and these libraries, even if the package does not depend on them.
  const libraries = ['react-router-dom', 'i18next', 'react-i18next'];
  options.paths = {
    '@vitrine/cart': [join(root, 'packages/cart/src/index.ts')],
    '@vitrine/cart/*': [join(root, 'packages/cart/src/*/index.ts')],
    '@vitrine/ui': [join(root, 'packages/ui/src/index.ts')],
    ...Object.fromEntries(libraries.map((name) => [name, [join(root, 'apps/web/node_modules', name)]])),
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
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ file, start = 0, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${file?.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}

describe('the TypeScript code blocks', () => {
  const codeBlocks = new Map(readmes.flatMap(readCodeBlocks));
  let errors: string[];

  beforeAll(() => {
    errors = compile(codeBlocks);
  });

  it.each(readmes)('of %s compile', (readme) => {
    expect([...codeBlocks.keys()].filter((path) => path.startsWith(getBlockFolder(readme)))).not.toEqual([]);
    expect(errors.filter((error) => error.startsWith(getBlockFolder(readme)))).toEqual([]);
  });

  it('cause no errors in other files', () => {
    expect(errors.filter((error) => !readmes.some((readme) => error.startsWith(getBlockFolder(readme))))).toEqual([]);
  });
});
