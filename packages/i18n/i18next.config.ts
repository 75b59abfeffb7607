import { join } from 'node:path';
import { defineConfig } from 'i18next-cli';
import { packageFolder } from './build/package-folder.ts';
import { languages } from './src/languages.ts';

/** Returns a path that does not depend on the current directory: the site's development server uses this file, too. */
const inPackage = (path: string) => join(packageFolder, path);

/** Settings of i18next-cli, which extracts keys from the site, sorts the files, reports missing translations and generates types. */
export default defineConfig({
  locales: [...languages],
  extract: {
    input: [inPackage('../../apps/web/src/**/*.{ts,tsx}')],
    ignore: [inPackage('../../apps/web/src/**/*.{test,stories}.{ts,tsx}')],
    output: inPackage('locales/{{language}}/{{namespace}}.json'),
    defaultNS: 'common',
    primaryLanguage: 'en',
    removeUnusedKeys: true,
    preservePatterns: [
      // The extractor cannot know the values of the variable part of these keys.
      'common:categories.*',
      'blog:article.figure.*',
      'home:contactForm.*',
      'shop:store.sort.*',
      'home-sections:about.stats.*',
      'home-sections:calculator.*',
      'home-sections:services.items.*',
      'product:pictures.*',
      'product:sample.*',
      'legal:meta.*',
      // The spec requires this message, but no page shows it yet.
      'cart:paymentInit',
    ],
  },
  types: {
    input: [inPackage('locales/en/*.json')],
    // i18next-cli also writes a declaration file. src/messages.ts has that declaration, because other packages import it.
    output: inPackage('.cache/i18next.d.ts'),
    resourcesFile: inPackage('src/generated/resources.ts'),
  },
});
