import { readdirSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';

const messages = '../../packages/i18n/src/messages';

// `i18next-cli extract --ci --dry-run` fails when a message is missing in any language, or when no code uses it.
export default defineConfig({
  locales: readdirSync(messages),
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,stories}.{ts,tsx}'],
    output: `${messages}/{{language}}/{{namespace}}.ts`,
    outputFormat: 'ts',
    defaultNS: 'common',
    sort: false,
    removeUnusedKeys: true,
    preservePatterns: [
      // Keys with a variable part whose values the extractor cannot see.
      'common:categories.*',
      'home:contactForm.*',
      'shop:store.sort.*',
      'home:about.stats.*',
      'home:services.items.*',
      'product:sample.*',
      'legal:meta.*',
      // The spec has these messages, but no page shows them yet.
      'cart:paymentInit',
    ],
  },
});
