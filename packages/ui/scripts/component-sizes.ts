import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a component adds to a page, minified and compressed with Brotli, in bytes. */
export interface ComponentSize {
  name: string;
  /** The subpath of the package that exports it, such as `/cart`. Empty for the main entry point. */
  entry: string;
  /** Its code, with that of Radix, but without React. */
  js: number;
  /** Its sheet, which includes those of the components that it renders, without `base.css`. */
  css: number;
}

const root = join(import.meta.dirname, '..');
const entries = { index: '', cart: '/cart', purchase: '/purchase', toaster: '/toaster' };

const measure = (code: string | Uint8Array) => brotliCompressSync(code).length;

async function measureScript(entry: string, name: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './dist/${entry}.js';`, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    // Bundlers warn about the directives 'use client'.
    logLevel: 'error',
  });
  return measure(outputFiles[0]?.contents ?? '');
}

/** The sheets of the folder of a component. Those of the theme are part of `base.css`. */
const measureStyles = (folder: string) =>
  globSync(`src/${folder}/*.css`, { cwd: root, exclude: ['src/theme/*'] })
    .map((file) => measure(readFileSync(join(root, 'dist/styles', basename(file)))))
    .reduce((sum, size) => sum + size, 0);

/** Measures each exported component of the build, except icons, which are smaller than 0.5 kB. */
export function measureComponents(): Promise<ComponentSize[]> {
  const components = Object.entries(entries).flatMap(([file, entry]) => {
    const source = readFileSync(join(root, `src/${file}.ts`), 'utf8');
    return Array.from(source.matchAll(/export \{([^}]+)\} from '\.\/([\w-]+)\//g), ([, names = '', folder = '']) =>
      Array.from(names.matchAll(/\b[A-Z]\w+/g), ([name]) => ({ name, file, entry, folder })),
    ).flat();
  });
  return Promise.all(
    components
      .filter(({ name }) => !name.endsWith('Icon'))
      .map(async ({ name, file, entry, folder }) => ({
        name,
        entry,
        js: await measureScript(file, name),
        css: measureStyles(folder),
      })),
  );
}

const formatSize = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the table of the README. */
export function formatSizes(sizes: readonly ComponentSize[]): string {
  const rows = sizes
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(
      ({ name, entry, js, css }) =>
        `| \`${name}\` | ${entry && `\`${entry}\``} | ${formatSize(js)} | ${formatSize(css)} |`,
    );
  return ['| Component | Entry point | JavaScript | CSS |', '|---|---|--:|--:|', ...rows].join('\n');
}
