import type { Rolldown } from 'vite';

const entry = /[\\/](?:index\.html|src[\\/]app[\\/]entry-client\.tsx)/;
const kit = /[\\/](?:packages[\\/]ui[\\/]dist|@radix-ui[\\/]themes)[\\/]/;

/**
 * Groups the modules of the client into chunks: one with the code of every page, one with the UI components that several pages share.
 * Each page, overlay and file of messages keeps its own chunk. Larger chunks compress better and need fewer requests.
 */
export const clientBundle: Rolldown.RolldownOptions = {
  output: {
    codeSplitting: {
      // Otherwise unused modules are included if an index file re-exports them.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'site', tags: ['$initial'], test: (id) => !entry.test(id), priority: 2 },
        { name: 'kit', test: kit, minShareCount: 4, priority: 1 },
      ],
    },
  },
};
