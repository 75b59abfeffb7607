import type { Rolldown } from 'vite';

const entryModulePattern = /[\\/](?:index\.html|src[\\/]entry-client\.tsx)/;

/**
 * Groups what every page loads: the libraries, which seldom change, and the code of the site. All other files are those that `import()` names
 * (src/overlays.ts, src/pages), with the modules that only they need.
 */
export const clientRolldownOptions: Rolldown.RolldownOptions = {
  // tsup wraps the imports of all messages in `__glob`. The client uses none of them (src/lib/page-files.ts). Radix calls `__name` for every
  // function, which would keep unused ones.
  treeshake: { manualPureFunctions: ['__glob', '__name'] },
  output: {
    hashCharacters: 'hex',
    // A page has the name of its folder.
    chunkFileNames: ({ facadeModuleId }) =>
      `assets/${facadeModuleId?.match(/[\\/]([\w-]+)[\\/]page\.tsx$/)?.[1] ?? '[name]'}-[hash].js`,
    codeSplitting: {
      // If true, a chunk also includes unused modules that an index file re-exports.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
        { name: 'site', tags: ['$initial'], test: (id) => !entryModulePattern.test(id), priority: 2 },
        // What at least three files need, except the store client, which is not needed at first. With two, a page would load too much of others.
        { name: 'shared', test: (id) => !/[\\/](?:zod|store-client)[\\/.]/.test(id), minShareCount: 3, priority: 1 },
      ],
    },
  },
};
