// The public API of the package as text, kept in api-report.md so that a change of it shows up in review.
// `node scripts/api-report.ts` writes the report anew; a test fails while it is out of date.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const entries = {
  '@vitrine/cart': 'src/index.ts',
  '@vitrine/cart/persist': 'src/persist/index.ts',
  '@vitrine/cart/merge': 'src/merge/index.ts',
  '@vitrine/cart/reprice': 'src/reprice/index.ts',
  '@vitrine/cart/changes': 'src/changes/index.ts',
  '@vitrine/cart/select': 'src/select/index.ts',
  '@vitrine/cart/react': 'src/react/index.ts',
  '@vitrine/cart/vue': 'src/vue/index.ts',
  '@vitrine/cart/svelte': 'src/svelte/index.ts',
  '@vitrine/cart/solid': 'src/solid/index.ts',
};

/** The text of the statements in a declaration file that declare a name, without comments. */
function declarationsIn(file: ts.SourceFile, name: string): string {
  const printer = ts.createPrinter({ removeComments: true });
  const declares = (statement: ts.Statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((declaration) => declaration.name.getText(file) === name)
      : 'name' in statement && (statement.name as ts.Identifier).text === name;
  const texts = file.statements.filter(declares).map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file));
  return texts.join('\n').replace(/^export declare |^export /gm, '');
}

/** Each entry with its exports in alphabetical order. */
export function apiReport(): string {
  const files = Object.values(entries).map((file) => join(root, file));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, {
    ...options,
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
  const checker = program.getTypeChecker();

  const emitted = new Map<string, ts.SourceFile>();
  program.emit(undefined, (fileName, text, _mark, _onError, sources) => {
    const [source] = sources ?? [];
    if (source) emitted.set(source.fileName, ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true));
  });

  const sections = Object.entries(entries).map(([name, file]) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const exports = module ? checker.getExportsOfModule(module) : [];
    const texts = exports
      .map((symbol) => checker.getAliasedSymbol(symbol))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => {
        const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
        const file = emitted.get(declared);
        return file ? declarationsIn(file, symbol.name) : symbol.name;
      });
    return `## ${name}\n\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
  });
  return `# The public API of @vitrine/cart\n\nWritten by \`pnpm --filter @vitrine/cart api\`; a test compares it with the source.\n\n${sections.join('\n')}`;
}

if (import.meta.main) writeFileSync(join(root, 'api-report.md'), apiReport());
