import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';

const entryModulePattern = /[\\/](?:index\.html|src[\\/]entry-client\.tsx)/;
const uiModulePattern = /[\\/](?:packages[\\/]ui[\\/]dist|@radix-ui[\\/]themes)[\\/]/;

/** Names the chunk of a module in a folder of a page after both: `shop-page`, `shop-loader`. */
const nameChunk = ({ name, facadeModuleId }: Rolldown.PreRenderedChunk) =>
  facadeModuleId?.includes('/src/pages/')
    ? `assets/${basename(dirname(facadeModuleId))}-${name}-[hash].js`
    : 'assets/[name]-[hash].js';

/**
 * Groups modules of the client into three shared chunks: the code that every page loads, the UI components that several pages use, and the
 * hooks of React Query. Larger chunks compress better and need fewer requests. Each page, overlay and message namespace keeps its own chunk.
 */
export const clientRolldownOptions: Rolldown.RolldownOptions = {
  output: {
    // Every page loads the names of all chunks. Eight hexadecimal digits compress to fewer bytes than eight characters of base64.
    hashCharacters: 'hex',
    chunkFileNames: nameChunk,
    codeSplitting: {
      // If true, a chunk also includes unused modules that an index file re-exports.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'site', tags: ['$initial'], test: (id) => !entryModulePattern.test(id), priority: 2 },
        { name: 'ui', test: uiModulePattern, minShareCount: 4, priority: 1 },
        { name: 'react-query', test: /[\\/]@tanstack[\\/]/, minShareCount: 4, priority: 1 },
      ],
    },
  },
};
