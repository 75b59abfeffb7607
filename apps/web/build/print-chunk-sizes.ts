// Prints the size of each client chunk by package, in kB before minification and compression.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const barWidth = 40;
/** Chunks and packages smaller than this size in bytes are omitted. */
const minimumSize = 1000;

/** Returns the npm package of a module, or the folder of a module of this repository. */
function getPackage(module: string): string {
  const path = module.split('node_modules/').at(-1);
  if (path && path !== module) return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return module.match(/(?:packages|apps)\/[^/]+(?:\/src\/[^/]+(?=\/))?/)?.[0] ?? 'bundler';
}

// The URL does not affect the size.
process.env.SITE_URL ??= 'http://localhost';
const bundle = (await build({
  root,
  logLevel: 'warn',
  build: { write: false, minify: false },
})) as Rolldown.RolldownOutput;

const chunks = bundle.output.filter((file) => file.type === 'chunk').toSorted((a, b) => b.code.length - a.code.length);
for (const { fileName, code, modules } of chunks) {
  if (code.length < minimumSize) continue;
  const sizes = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules))
    sizes.set(getPackage(id), (sizes.get(getPackage(id)) ?? 0) + renderedLength);
  console.log(`\n${fileName} ${(code.length / 1000).toFixed(1)} kB`);
  for (const [name, size] of [...sizes].toSorted(([, a], [, b]) => b - a)) {
    if (size < minimumSize) continue;
    const bar = '█'.repeat(Math.ceil((size / code.length) * barWidth));
    console.log(`  ${(size / 1000).toFixed(1).padStart(7)} ${name.padEnd(36)} ${bar}`);
  }
}
