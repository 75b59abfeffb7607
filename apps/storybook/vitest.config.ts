import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessShellPath } from '../../scripts/system.mjs';

/** Runs every story as a test with these toolbar settings: it renders, its play function passes, axe finds nothing, the console is silent. */
const mode = (name: string, initialGlobals: Record<string, unknown>, exclude: string[] = []) => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals })],
  // Vite finds this import late and would reload the running tests.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    name,
    exclude,
    // Stories clean up after themselves, so the files of a mode can share one page: that is three times as fast.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: headlessShellPath(), args: ['--no-sandbox'] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

/** The site's screens have stories of their own for other languages and dark mode. */
const screens = ['../web/**'];

export default defineConfig({
  test: {
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: '.reports/test.json',
    projects: [
      mode('English, light', {}),
      mode('Arabic, light', { language: 'ar' }, screens),
      // Dark is tested with Latin text: axe does not measure the contrast of Arabic text.
      mode(
        'German, dark, 320 px',
        { language: 'de', appearance: 'dark', viewport: { value: 'mobile1', isRotated: false } },
        screens,
      ),
    ],
  },
});
