import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', product: 'src/product.ts', testing: 'src/testing/index.ts', wire: 'src/wire.ts' },
  format: ['esm', 'cjs'],
  splitting: true,
  dts: true,
  clean: true,
});
