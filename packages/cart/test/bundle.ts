import { build } from 'esbuild';

/** Bundles a module that is given as text and written as if it stood in `src`. React stays outside. */
export async function bundle(contents: string, { minify = false } = {}): Promise<string> {
  const resolveDir = new URL('../src/', import.meta.url).pathname;
  const result = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}
