import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds the paths of relative imports in source code, static and dynamic. Type imports are excluded, because they do not exist at run
 * time.
 */
function findImportPaths(source: string): string[] {
  const withoutTypes = source.replace(/^(?:import|export) type .*?;$/gms, '').replace(/\btypeof import\(/g, '(');
  return [...withoutTypes.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"`])(\.{1,2}\/.*?)\1/g)].map(
    ([, , path = '']) => path,
  );
}

/**
 * Finds all source files that a module can import, directly or indirectly, including itself. `${…}` in an import path matches any
 * name.
 */
export function findReachableModules(entry: string): string[] {
  const modules = new Set([entry]);
  // Iterating over a Set also visits elements that are added during the iteration.
  for (const file of modules) {
    for (const path of findImportPaths(readFileSync(file, 'utf8'))) {
      for (const module of globSync(join(dirname(file), path.replace(/\$\{.*?\}/g, '*')))) modules.add(module);
    }
  }
  return [...modules];
}
