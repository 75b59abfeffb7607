import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = new Map(
  [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, kind, code = ''], index) => [
    join(root, `readme-block-${index + 1}.${kind}`),
    code,
  ]),
);

describe('the README', () => {
  it('shows TypeScript that compiles', { timeout: 60_000 }, () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    Object.assign(options, { composite: false, noEmit: true, emitDeclarationOnly: false, rootDir: root });
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists, readFile } = host;
    host.fileExists = (name) => blocks.has(name) || fileExists(name);
    host.readFile = (name) => blocks.get(name) ?? readFile(name);
    host.getSourceFile = (name, ...rest) => {
      const code = blocks.get(name);
      return code === undefined
        ? getSourceFile(name, ...rest)
        : ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
    };
    const program = ts.createProgram([...blocks.keys()], options, host);
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `${file?.fileName}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    expect(blocks.size).toBeGreaterThan(10);
    expect(problems).toEqual([]);
  });

  it('names every refusal, report and change', () => {
    const report = readFileSync(join(root, 'api-report.md'), 'utf8');
    const codes = [...report.matchAll(/code: ((?:'\w+'(?: \| )?)+)/g)].flatMap(([, union = '']) => union.match(/\w+/g));
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) expect(readme).toContain(`\`${code}\``);
  });
});
