import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const sourceFolder = join(import.meta.dirname, '../src');
const findFiles = (pattern: string) => globSync(pattern, { cwd: sourceFolder }).sort();

/** The folders of components that Radix Themes renders inside the component of a folder: a button that is loading shows a spinner. */
const renderedByRadix: Readonly<Record<string, string>> = { button: 'spinner' };

/** The sheets that every page needs. */
const baseSheets = ['radix-reset', 'radix', 'fonts', 'colors', 'tokens', 'base', 'motion', 'print'].map(
  (name) => `theme/${name}.css`,
);

/** The folders of the components that the components of a folder render, including itself. */
function findRenderedFolders(folder: string, found = new Set<string>()): Set<string> {
  if (folder === 'theme' || found.has(folder)) return found;
  found.add(folder);
  const radixFolder = renderedByRadix[folder];
  if (radixFolder) findRenderedFolders(radixFolder, found);
  for (const file of findFiles(`${folder}/*.tsx`).filter((file) => !/\.(test|stories)\.tsx$/.test(file))) {
    const source = readFileSync(join(sourceFolder, file), 'utf8');
    for (const [, imported = ''] of source.matchAll(/from '\.\.\/([\w-]+)\/[\w-]+\.tsx?'/g))
      findRenderedFolders(imported, found);
  }
  return found;
}

/** The order of the layers. Print styles override those of components, whose sheets can be loaded later. */
const layers = '@layer radix, vitrine.base, vitrine.print;\n';

const specialLayers: Record<string, string> = {
  'theme/radix-reset.css': 'radix.reset',
  'theme/print.css': 'vitrine.print',
};
const getLayer = (file: string) => specialLayers[file] ?? 'vitrine.base';

const createSheet = (files: readonly string[]) =>
  layers + files.map((file) => `@import '../${file}' layer(${getLayer(file)});\n`).join('');

/** Returns the contents of the published sheets by name: `base`, and one per component with the sheets of the components that it renders. */
export function createComponentSheets(): Record<string, string> {
  const componentSheets = findFiles('*/*.css')
    .filter((file) => !/^(?:styles|theme)\//.test(file))
    .map((file) => {
      // In the order of styles.css, so that the same rules win.
      const folders = [...findRenderedFolders(dirname(file))].sort();
      const radixSheets = folders.flatMap((folder) => findFiles(`theme/radix-${folder}.css`));
      const sheets = folders.flatMap((folder) => findFiles(`${folder}/*.css`));
      return [basename(file, '.css'), createSheet([...radixSheets, ...sheets])] as const;
    });
  return { base: createSheet(baseSheets), ...Object.fromEntries(componentSheets) };
}
