import { globSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const publicEntries = {
  index: 'src/index.ts',
  cart: 'src/cart.ts',
  purchase: 'src/purchase.ts',
  toaster: 'src/toaster.ts',
};

/** The sources without tests, stories and fixtures. */
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{test,stories}.{ts,tsx}', 'src/fixtures/**'] });

/** Keeps imports of other sources, with the file extension of the format. */
const keepModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'keep-modules',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.outExtension?.['.js'] ?? '.js';
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, extension), external: true },
    );
  },
};

export default defineConfig([
  {
    // Each source is a module of the build: a bundler can load it with the page that uses it, and `'use client'` applies only to the modules that
    // have it.
    entry: Object.fromEntries(sources.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file])),
    format: ['esm', 'cjs'],
    splitting: false,
    dts: { entry: publicEntries },
    esbuildPlugins: [keepModules],
    clean: true,
  },
  {
    entry: {
      styles: 'src/styles.css',
      tokens: 'src/tokens.css',
      ...Object.fromEntries(globSync('src/styles/*.css').map((file) => [file.replace(/^src\/|\.css$/g, ''), file])),
    },
    loader: { '.woff2': 'copy' },
    esbuildOptions(options) {
      options.assetNames = 'fonts/[name]';
    },
  },
]);
