export * as cart from './dist/index.js';
export * as merge from './dist/merge.js';
export * as persist from './dist/persist.js';
export * as react from './dist/react.js';
export * as reprice from './dist/reprice.js';
