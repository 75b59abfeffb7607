import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative modules that a source imports, statically or dynamically. Type imports do not exist at run time. */
function importsOf(source: string): string[] {
  const running = source.replace(/^(?:import|export) type .*?;$/gms, '').replace(/\btypeof import\(/g, '(');
  return [...running.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"`])(\.{1,2}\/.*?)\1/g)].map(([, , path = '']) => path);
}

/** All source files that a module can load, itself included. `${…}` in a name matches every file. */
export function modulesReachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  // Iterating a Set includes the elements added during the iteration.
  for (const file of reached) {
    for (const path of importsOf(readFileSync(file, 'utf8'))) {
      for (const found of globSync(join(dirname(file), path.replace(/\$\{.*?\}/g, '*')))) reached.add(found);
    }
  }
  return [...reached];
}
