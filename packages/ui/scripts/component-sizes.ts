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

/** Bundles each component alone. One build for all parses each source once. Returns the sizes by name. */
async function measureScripts(components: readonly { name: string; file: string }[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    entryPoints: components.map(({ name, file }) => ({ in: `component:${file}/${name}`, out: name })),
    plugins: [
      {
        name: 'component',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^component:/ }, ({ path }) => ({ path, namespace: 'component' }));
          onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => {
            const [file, name] = path.replace('component:', '').split('/');
            return { contents: `export { ${name} } from './dist/${file}.js';`, resolveDir: root };
          });
        },
      },
    ],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: root,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    // Bundlers warn about the directives 'use client'.
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path, '.js'), measure(contents)]));
}

/** The sheets of the folder of a component. Those of the theme are part of `base.css`. */
const measureStyles = (folder: string) =>
  globSync(`src/${folder}/*.css`, { cwd: root, exclude: ['src/theme/*'] })
    .map((file) => measure(readFileSync(join(root, 'dist/styles', basename(file)))))
    .reduce((sum, size) => sum + size, 0);

/** Measures each exported component of the build, except icons, which are smaller than 0.5 kB. */
export async function measureComponents(): Promise<ComponentSize[]> {
  const components = Object.entries(entries).flatMap(([file, entry]) => {
    const source = readFileSync(join(root, `src/${file}.ts`), 'utf8');
    return Array.from(source.matchAll(/export \{([^}]+)\} from '\.\/([\w-]+)\//g), ([, names = '', folder = '']) =>
      Array.from(names.matchAll(/\b[A-Z]\w+/g), ([name]) => ({ name, file, entry, folder })),
    )
      .flat()
      .filter(({ name }) => !name.endsWith('Icon'));
  });
  const scripts = await measureScripts(components);
  return components.map(({ name, entry, folder }) => ({
    name,
    entry,
    js: scripts.get(name) ?? 0,
    css: measureStyles(folder),
  }));
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
