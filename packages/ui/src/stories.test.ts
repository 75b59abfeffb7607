import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('./', import.meta.url));
const entries = ['index.ts', 'cart.ts', 'purchase.ts', 'toaster.ts'].map((name) => source + name);

/** Every component of the kit, with the properties that the kit itself gives it; those of the HTML element are React's. */
function components(): Map<string, string[]> {
  const program = ts.createProgram(entries, {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
  });
  const checker = program.getTypeChecker();
  const found = new Map<string, string[]>();
  for (const entry of program.getSourceFiles().filter(({ fileName }) => entries.includes(fileName))) {
    const module = checker.getSymbolAtLocation(entry);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Function) || !/^[A-Z]/.test(exported.name)) continue;
      // A provider draws nothing, and VisuallyHidden is Radix Themes' own.
      if (exported.name === 'LinkProvider') continue;
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      const [props] = signature?.getParameters() ?? [];
      const own = props
        ? checker
            .getTypeOfSymbol(props)
            .getProperties()
            .filter(({ declarations }) => declarations?.some((at) => at.getSourceFile().fileName.startsWith(source)))
            .map(({ name }) => name)
            .filter((name) => name !== 'ref')
        : [];
      found.set(exported.name, own);
    }
  }
  return found;
}

interface Stories {
  names: string[];
  /** The controls whose effect the story `Controls` asserts. */
  asserted: string[];
  notes: { doThis: number; notThat: number };
  title: string;
}

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText() ?? '';

/** What a file of stories holds, by the component that it is about. */
function readStories(path: string): [component: string, stories: Stories] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const stories: Stories = { names: [], asserted: [], notes: { doThis: 0, notThat: 0 }, title: '' };
  let component = '';
  function visit(node: ts.Node): void {
    if (ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      stories.names.push(...node.declarationList.declarations.map(({ name }) => name.getText()));
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'component') component ||= node.initializer.getText();
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'title' && ts.isStringLiteral(node.initializer))
      stories.title ||= node.initializer.text;
    if (ts.isCallExpression(node) && node.expression.getText() === 'playControls') {
      const [effects] = node.arguments;
      if (effects && ts.isObjectLiteralExpression(effects)) stories.asserted.push(...effects.properties.map(nameOf));
    }
    if (ts.isJsxAttribute(node) && (node.name.getText() === 'doThis' || node.name.getText() === 'notThat')) {
      const written =
        node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      if (written && ts.isArrayLiteralExpression(written))
        stories.notes[node.name.getText() as 'doThis' | 'notThat'] = written.elements.length;
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return [component, stories];
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);
const stories = new Map(files.map((path) => readStories(source + path)));

describe.each([...components()])('%s', (component, controls) => {
  const own = stories.get(component);

  it('has stories, in Arabic and in the dark among them', () => {
    expect(own?.names).toEqual(expect.arrayContaining(['Arabic', 'Dark']));
  });

  it('asserts what each of its controls does', () => {
    expect(own?.asserted).toEqual(expect.arrayContaining(controls));
  });

  it('says how it is meant to be used, and how not', () => {
    expect(own?.notes.doThis).toBeGreaterThan(0);
    expect(own?.notes.notThat).toBeGreaterThan(0);
  });

  it('stands one level below its shelf in the sidebar', () => {
    expect(own?.title).toBe(`${own?.title.split('/')[0]}/${component}`);
  });
});
