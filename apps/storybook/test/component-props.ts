import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const distFolder = join(import.meta.dirname, '../../../packages/ui/dist');

/** Returns the props of each component of the built kit by its name, without those of the HTML element, which the kit does not declare. */
export function readComponentProps(): Map<string, string[]> {
  const program = ts.createProgram(globSync(join(distFolder, '*.d.ts')), {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const isOwn = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((declaration) => dirname(declaration.getSourceFile().fileName) === distFolder);
  const modules = program.getRootFileNames().flatMap((file) => {
    const source = program.getSourceFile(file);
    return (source && checker.getSymbolAtLocation(source)) ?? [];
  });
  const components = modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((symbol) => {
      const props = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
      if (!props) return [];
      const names = checker.getTypeOfSymbol(props).getProperties().filter(isOwn);
      return [[symbol.name, names.map(({ name }) => name)] as const];
    });
  return new Map(components);
}
