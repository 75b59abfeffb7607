import { languages } from '@vitrine/i18n';
import { loadLockedContent, lockedTeaser } from '@vitrine/i18n/locked';
import type { Plugin } from 'vite';

const moduleId = 'virtual:locked-teasers';
/** Rollup's convention for the resolved id of a virtual module. */
const resolvedId = (id: string) => `\0${id}`;

/**
 * Provides the teasers of the locked content as virtual modules, one per language. The full content is read only at build time, so no file
 * that a browser can fetch contains it.
 */
export function lockedTeasers(): Plugin {
  return {
    name: 'vitrine:locked-teasers',
    resolveId: (id) => (id === moduleId || id.startsWith(`${moduleId}/`) ? resolvedId(id) : undefined),
    async load(id) {
      if (id === resolvedId(moduleId)) {
        const loaders = languages.map((language) => `${language}: () => import('${moduleId}/${language}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      const language = languages.find((language) => id === resolvedId(`${moduleId}/${language}`));
      if (!language) return undefined;
      const contents = Object.entries(await loadLockedContent(language));
      const teasers = Object.fromEntries(contents.map(([productId, html]) => [productId, lockedTeaser(html)]));
      return `export default ${JSON.stringify(teasers)};`;
    },
  };
}
