import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = {
  index: 'src/index.ts',
  content: 'src/content/index.ts',
  figures: 'src/figures/index.ts',
  locked: 'src/locked/index.ts',
  catalogue: 'src/catalogue/index.ts',
  search: 'src/search/index.ts',
  pseudo: 'src/pseudo/index.ts',
};

// Each file of messages and content is a separate entry, so the name of a chunk shows its language and page.
const translationEntries = globSync('src/generated/**/*.js').map((file) => [
  file.slice('src/generated/'.length, -'.js'.length),
  file,
]);

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(translationEntries) },
  format: 'esm',
  clean: true,
  esbuildOptions: (options) => {
    // By default, esbuild escapes non-ASCII characters, which triples the size of Arabic text.
    options.charset = 'utf8';
  },
});
