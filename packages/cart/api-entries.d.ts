// All entry points of the package, for API Extractor, which accepts a single file.
export * as adjustments from './dist/adjustments.js';
export * as changes from './dist/changes.js';
export * as devtools from './dist/devtools.js';
export * as cart from './dist/index.js';
export * as merge from './dist/merge.js';
export * as persist from './dist/persist.js';
export * as react from './dist/react.js';
export * as reprice from './dist/reprice.js';
export * as select from './dist/select.js';
export * as solid from './dist/solid.js';
export * as svelte from './dist/svelte.js';
export * as sync from './dist/sync.js';
export * as vue from './dist/vue.js';
