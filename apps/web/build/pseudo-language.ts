import type { Plugin } from 'vite';

const texts = /\/i18n\/src\/(?:messages|content)\/\w+\/[\w-]+\.ts$/;

/**
 * While developing, `?pseudo` behind an address shows the site in the pseudo-language until the next reload: long, accented words,
 * which show what is cut, what overflows, and what does not come from the texts. A build knows nothing of it.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'vitrine:pseudo-language',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!texts.test(id)) return undefined;
      return [
        "import { pseudoTexts } from '../../pseudo/index.ts';",
        code.replace('export default', 'const texts ='),
        // The address that the page was loaded with: links within the site do not carry the question on.
        "const asked = new URL(performance.getEntriesByType('navigation')[0].name).searchParams.has('pseudo');",
        'export default asked ? pseudoTexts(texts) : texts;',
      ].join('\n');
    },
  };
}
