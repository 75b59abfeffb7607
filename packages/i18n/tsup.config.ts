import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const entries = {
  index: 'src/index.ts',
  content: 'src/content/index.ts',
  locked: 'src/locked/index.ts',
  catalogue: 'src/catalogue/index.ts',
  pseudo: 'src/pseudo/index.ts',
  react: 'src/react/index.ts',
};

// Modules of their own, so that whoever brings their own texts leaves the site's behind: a bundler drops modules, not parts of them.
const engine = {
  'texts/create-texts': 'src/texts/create-texts.ts',
  'react/create-text-hooks': 'src/react/create-text-hooks.tsx',
};

// Each file of texts is built under its own name, so that whoever bundles the package can tell which language and screen it is.
const texts = globSync('src/languages/*/*.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]);

export default defineConfig({
  entry: { ...entries, ...engine, ...Object.fromEntries(texts) },
  format: ['esm', 'cjs'],
  splitting: true,
  dts: { entry: entries },
  clean: true,
  esbuildOptions: (options) => {
    // Arabic is six times as long when it is escaped.
    options.charset = 'utf8';
  },
});
