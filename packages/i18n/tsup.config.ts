import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = {
  index: 'src/index.ts',
  content: 'src/content/index.ts',
  locked: 'src/locked/index.ts',
  catalogue: 'src/catalogue/index.ts',
  pseudo: 'src/pseudo/index.ts',
};

// Each file of messages and content is built under its own name, so that a bundle shows which language and page a chunk belongs to.
const files = globSync('src/{messages,content}/*/*.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]);

export default defineConfig({
  entry: { ...entries, ...Object.fromEntries(files) },
  format: 'esm',
  dts: { entry: entries },
  clean: true,
  esbuildOptions: (options) => {
    // Escaped, Arabic is six times as long.
    options.charset = 'utf8';
  },
});
