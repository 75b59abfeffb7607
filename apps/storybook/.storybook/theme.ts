import tokens from '@vitrine/ui/tokens.json';
import { create } from 'storybook/theming';

type Token = keyof typeof tokens.light;

/** Creates a theme for Storybook's user interface with the colors of the kit. */
function createTheme(base: 'light' | 'dark') {
  const values: Partial<Record<Token, string>> = base === 'dark' ? { ...tokens.light, ...tokens.dark } : tokens.light;
  const value = (token: Token) => values[token];
  return create({
    base,
    brandTitle: 'Vitrine',
    fontBase: '"Vitrine Text", system-ui, sans-serif',
    appBg: value('--vt-ground'),
    appContentBg: value('--vt-pane-lit'),
    appPreviewBg: value('--vt-ground'),
    appBorderColor: value('--gray-6'),
    appBorderRadius: 2,
    barBg: value('--vt-pane'),
    barTextColor: value('--vt-text-quiet'),
    barSelectedColor: value('--accent-11'),
    barHoverColor: value('--accent-11'),
    colorPrimary: value('--accent-9'),
    colorSecondary: base === 'dark' ? '#3f7a64' : value('--accent-9'),
    textColor: value('--vt-text'),
    textMutedColor: value('--vt-text-quiet'),
    inputBg: value('--vt-pane-lit'),
    inputBorder: value('--gray-8'),
    inputTextColor: value('--vt-text'),
    inputBorderRadius: 2,
  });
}

/** Follows the system's color scheme. */
export const storybookTheme = createTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
