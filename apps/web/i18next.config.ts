import { readdirSync } from 'node:fs';
import { defineConfig } from 'i18next-cli';

const messagesFolder = '../../packages/i18n/src/messages';

// `i18next-cli extract --ci --dry-run` fails when a message is missing in any language or unused.
export default defineConfig({
  locales: readdirSync(messagesFolder),
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.{test,stories}.{ts,tsx}'],
    output: `${messagesFolder}/{{language}}/{{namespace}}.ts`,
    outputFormat: 'ts',
    defaultNS: 'common',
    sort: false,
    removeUnusedKeys: true,
    preservePatterns: [
      // The extractor cannot know the values of the variable part of these keys.
      'common:categories.*',
      'home:contactForm.*',
      'shop:store.sort.*',
      'home-sections:about.stats.*',
      'home-sections:services.items.*',
      'product:sample.*',
      'legal:meta.*',
      // The spec requires this message, but no page shows it yet.
      'cart:paymentInit',
    ],
  },
});
