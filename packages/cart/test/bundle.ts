import { join } from 'node:path';
import { build } from 'esbuild';

interface BundleOptions {
  /** Bundles the development builds of the frameworks for browsers. By default, the bundle imports the frameworks. */
  includeFrameworks?: boolean;
}

/** Bundles the source of a module as if it were a file in `src`. Returns the code of the bundle. */
export async function bundle(contents: string, { includeFrameworks = false }: BundleOptions = {}): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: join(import.meta.dirname, '../src'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@vitrine/source', ...(includeFrameworks ? ['browser', 'development'] : [])],
    external: includeFrameworks ? [] : ['react', 'solid-js', 'svelte', 'vue'],
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
