import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

const publicEntries = {
  index: 'src/index.ts',
  cart: 'src/cart.ts',
  purchase: 'src/purchase.ts',
  toaster: 'src/toaster.ts',
};

/** Each module with components is an entry point, so that the bundler of an app can load it with the page that uses it. */
const componentEntries = globSync('src/*/*.tsx', { exclude: ['**/*.{test,stories}.tsx', 'src/fixtures/*'] }).map(
  (file) => [`components/${file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)}`, file],
);

export default defineConfig({
  entry: {
    ...publicEntries,
    ...Object.fromEntries(componentEntries),
    styles: 'src/styles.css',
    tokens: 'src/tokens.css',
  },
  format: ['esm', 'cjs'],
  splitting: true,
  dts: { entry: publicEntries },
  loader: { '.woff2': 'copy' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
  },
  clean: true,
});
