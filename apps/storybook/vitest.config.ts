import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findHeadlessShellPath } from '../../scripts/system-programs.mjs';

const pageStories = '../web/**';
const kitStories = ['src/**', '../../packages/ui/**'];

/**
 * Creates a test project that runs every story with these toolbar settings, except those in the files of `exclude`. A story fails if it
 * does not render, its play function fails, axe finds a problem, it writes to the console, or it shows untranslated text in Arabic.
 */
const createStoryProject = (name: string, initialGlobals: Record<string, unknown>, exclude = [pageStories]) => ({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals })],
  // Without this, Vite discovers the import while tests run, and reloads the page.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    name,
    exclude,
    // Stories clean up after themselves, so all files of a project can share one page. This is three times as fast.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findHeadlessShellPath(), args: ['--no-sandbox'] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    // Tests take several times longer on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    projects: [
      createStoryProject('English, light', {}),
      createStoryProject('Arabic, light', { language: 'ar' }),
      // The dark theme is tested with Latin text, because axe does not measure the contrast of Arabic text.
      createStoryProject('German, dark, 320 px', {
        language: 'de',
        appearance: 'dark',
        viewport: { value: 'mobile1', isRotated: false },
      }),
      // The page stories of the site include stories in other languages and in dark mode. A turbo task of their own runs them, so that a change of
      // the site does not repeat the stories of the kit.
      createStoryProject('Pages', {}, kitStories),
    ],
  },
});
