import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative modules that a source names, at once or on demand; what is imported as a type is gone once it runs. */
function importsOf(source: string): string[] {
  const running = source.replace(/^(?:import|export) type .*?;$/gms, '').replace(/\btypeof import\(/g, '(');
  return [...running.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"`])(\.{1,2}\/.*?)\1/g)].map(([, , path = '']) => path);
}

/** All source files that a module can load, itself included; a name with `${…}` in it is every file that it may become. */
export function modulesReachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  // A set goes on with what is added to it on the way.
  for (const file of reached) {
    for (const path of importsOf(readFileSync(file, 'utf8'))) {
      for (const found of globSync(join(dirname(file), path.replace(/\$\{.*?\}/g, '*')))) reached.add(found);
    }
  }
  return [...reached];
}
