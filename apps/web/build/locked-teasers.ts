import { languages } from '@vitrine/i18n';
import { loadLockedContent, lockedTeaser } from '@vitrine/i18n/locked';
import type { Plugin } from 'vite';

const root = 'virtual:locked-teasers';
const resolved = (id: string) => `\0${id}`;

/**
 * Provides the teasers of the locked content as virtual modules, one per language. The full content is read only at build time, so it is in
 * no file that a browser can fetch.
 */
export function lockedTeasers(): Plugin {
  return {
    name: 'vitrine:locked-teasers',
    resolveId: (id) => (id === root || id.startsWith(`${root}/`) ? resolved(id) : undefined),
    async load(id) {
      if (id === resolved(root)) {
        const entries = languages.map((language) => `${language}: () => import('${root}/${language}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      const language = languages.find((language) => id === resolved(`${root}/${language}`));
      if (!language) return undefined;
      const locked = Object.entries(await loadLockedContent(language));
      return `export default ${JSON.stringify(Object.fromEntries(locked.map(([id, html]) => [id, lockedTeaser(html)])))};`;
    },
  };
}
