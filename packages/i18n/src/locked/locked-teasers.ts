import { languages } from '../languages.ts';
import { loadLockedContent } from './load-locked-content.ts';
import { createLockedTeaser } from './locked-teaser.ts';

const moduleId = 'virtual:locked-teasers';
/** Returns the resolved id of a virtual module: by convention, it starts with a null character. */
const getResolvedId = (id: string) => `\0${id}`;

/**
 * A Vite plugin that provides the teasers of the locked content as virtual modules: one per language, and one with a loader per language. The
 * full content is read only at build time, so no file that a browser can fetch contains it.
 */
export function lockedTeasers() {
  return {
    name: 'vitrine:locked-teasers',
    resolveId: (id: string) => (id === moduleId || id.startsWith(`${moduleId}/`) ? getResolvedId(id) : undefined),
    async load(id: string) {
      if (id === getResolvedId(moduleId)) {
        const loaders = languages.map((language) => `${language}: () => import('${moduleId}/${language}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = languages.find((language) => id === getResolvedId(`${moduleId}/${language}`));
      if (!language) return undefined;
      const contents = Object.entries(await loadLockedContent(language));
      const teasers = Object.fromEntries(contents.map(([productId, html]) => [productId, createLockedTeaser(html)]));
      return `export default ${JSON.stringify(teasers)};`;
    },
  };
}
