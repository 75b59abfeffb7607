// Options of axe in tests. Storybook loads this file in tests only.
import type { Preview } from '@storybook/react-vite';

// A test fails for violations only, and a complete report of every story has 60 MB.
export const parameters: Preview['parameters'] = { a11y: { options: { reporter: 'no-passes' } } };

export const beforeEach: Preview['beforeEach'] = ({ globals, parameters }) => {
  // axe cannot measure the contrast of Arabic text, but takes time to try.
  if (globals.language === 'ar') parameters.a11y.options.rules = { 'color-contrast': { enabled: false } };
};
