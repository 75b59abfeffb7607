import { languages } from '@vitrine/i18n';
import { loadLockedContent, lockedTeaser } from '@vitrine/i18n/locked';
import type { Plugin } from 'vite';

const root = 'virtual:locked-teasers';
const own = (id: string) => `\0${id}`;

/**
 * Gives the site the beginning of each product's locked content, one module per language. The whole content is read here, at build
 * time, and is in no module that a browser can fetch.
 */
export function lockedTeasers(): Plugin {
  return {
    name: 'vitrine:locked-teasers',
    resolveId: (id) => (id === root || id.startsWith(`${root}/`) ? own(id) : undefined),
    async load(id) {
      if (id === own(root)) {
        const entries = languages.map((language) => `${language}: () => import('${root}/${language}')`);
        return `export default { ${entries.join(', ')} };`;
      }
      const language = languages.find((language) => id === own(`${root}/${language}`));
      if (!language) return undefined;
      const locked = Object.entries(await loadLockedContent(language));
      return `export default ${JSON.stringify(Object.fromEntries(locked.map(([id, html]) => [id, lockedTeaser(html)])))};`;
    },
  };
}
