import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    persist: 'src/persist/index.ts',
    sync: 'src/sync/index.ts',
    adjustments: 'src/adjustments/index.ts',
    merge: 'src/merge/index.ts',
    reprice: 'src/reprice/index.ts',
    changes: 'src/changes/index.ts',
    devtools: 'src/devtools/index.ts',
    select: 'src/select/index.ts',
    react: 'src/react/index.ts',
    vue: 'src/vue/index.ts',
    svelte: 'src/svelte/index.ts',
    solid: 'src/solid/index.ts',
  },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
});
