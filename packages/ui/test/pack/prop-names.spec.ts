import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const distFolder = join(import.meta.dirname, '../../dist');

/** Returns `Component.prop` for each prop of the built kit, without those of the HTML element, which the kit does not declare. */
function readPropNames(): string[] {
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
  return modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .filter(({ name }) => /^[A-Z]/.test(name))
    .flatMap((symbol) => {
      const props = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters()[0];
      if (!props) return [];
      const ownProps = checker.getTypeOfSymbol(props).getProperties().filter(isOwn);
      return ownProps.map(({ name }) => `${symbol.name}.${name}`);
    });
}

// The convention of the README of this package, for the names of the props of all components.

const props = readPropNames();

/** The names of form fields, and the name of a person. */
const otherNames = ['SearchField.name', 'OptionPicker.name', 'AuthorNote.name'];

it('reads the props of the components', () => {
  expect(props).toEqual(expect.arrayContaining(['ProductCard.title', 'QuantityField.labels', 'CartDrawer.open']));
});

it.each([
  ['booleans have no prefix', /\.(?:is|has|should)[A-Z]/],
  ['changes are reported by `onValueChange` and `onOpenChange`', /\.on(?:Change|Close|Open|Select|Toggle|Input)$/],
  ['pictures are one object', /\.(?:src|srcSet|sizes|alt|imageUrl|picture|thumbnail)$/],
  ['what a component shows has a `title`', /\.(?:name|heading|headline)$/],
  [
    'texts of controls are `labels`',
    /\.(?:close|add|remove|details|increase|decrease|submit|clear|zoom)(?:Label|Text)$/,
  ],
])('%s', (_rule, forbiddenName) => {
  expect(props.filter((prop) => forbiddenName.test(prop) && !otherNames.includes(prop))).toEqual([]);
});
