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
  /** The name of its sheet in `styles`, which includes those of the components that it renders. Undefined if it needs only `base.css`. */
  sheet: string | undefined;
  /** Its sheet, without `base.css`. */
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

/** The size of a sheet of the build, such as `styles/base`. */
export const measureSheet = (name: string): number => measure(readFileSync(join(root, `dist/${name}.css`)));

/** The sheet of the folder of a component. Each sheet of a folder includes the others. Those of the theme are part of `base.css`. */
const findSheet = (folder: string) =>
  globSync(`src/${folder}/*.css`, { cwd: root, exclude: ['src/theme/*'] })
    .sort()
    .map((file) => basename(file, '.css'))[0];

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
  return components.map(({ name, entry, folder }) => {
    const sheet = findSheet(folder);
    return { name, entry, js: scripts.get(name) ?? 0, sheet, css: sheet ? measureSheet(`styles/${sheet}`) : 0 };
  });
}

const formatCode = (text = '') => text && `\`${text}\``;
const formatSize = (bytes: number) => (bytes / 1000).toFixed(1);

/** Formats the sizes of whole sheets for the README. */
export const formatSheets = (): string =>
  `\`styles.css\` has ${formatSize(measureSheet('styles'))} kB (Brotli), and \`styles/base.css\`, which every page needs, ${formatSize(measureSheet('styles/base'))} kB.`;

/** Formats the table of the README. */
export function formatSizes(sizes: readonly ComponentSize[]): string {
  const rows = sizes
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(
      ({ name, entry, js, sheet, css }) =>
        `| \`${name}\` | ${formatCode(entry)} | ${formatSize(js)} | ${formatCode(sheet)} | ${formatSize(css)} |`,
    );
  return ['| Component | Entry point | JavaScript | Sheet | CSS |', '|---|---|--:|---|--:|', ...rows].join('\n');
}
