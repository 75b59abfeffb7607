const translationModule = /\/i18n\/src\/generated\/(?:messages|content)\/\w+\/[\w-]+\.js$/;

/**
 * A Vite plugin that shows the site in a pseudo-language in development when the URL has the query parameter `pseudo`. The long, accented
 * words reveal clipped, overflowing and untranslated text.
 */
export function pseudoLanguage() {
  return {
    name: 'vitrine:pseudo-language',
    apply: 'serve' as const,
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      if (!translationModule.test(id)) return undefined;
      return [
        "import { toPseudoTranslation } from '../../../pseudo/index.ts';",
        code.replace('export default', 'const translations ='),
        // Reads the URL of the page load, because links within the site do not keep the query parameter.
        "const isPseudo = new URL(performance.getEntriesByType('navigation')[0].name).searchParams.has('pseudo');",
        'export default isPseudo ? toPseudoTranslation(translations) : translations;',
      ].join('\n');
    },
  };
}
