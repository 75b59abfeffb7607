import type { Rolldown } from 'vite';

const entry = /[\\/](?:index\.html|src[\\/]app[\\/]entry-client\.tsx)/;
const kit = /[\\/](?:packages[\\/]ui[\\/]dist|@radix-ui[\\/]themes)[\\/]/;

/**
 * How the client's modules become few files: what every page needs is one, the components that most screens share another; each
 * screen, each overlay and each file of texts stays one of its own. Larger files compress better, and a page asks for less.
 */
export const clientBundle: Rolldown.RolldownOptions = {
  output: {
    codeSplitting: {
      // A module that is imported only through an index file and then not used would come along otherwise.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'site', tags: ['$initial'], test: (id) => !entry.test(id), priority: 2 },
        { name: 'kit', test: kit, minShareCount: 3, priority: 1 },
      ],
    },
  },
};
