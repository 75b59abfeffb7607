import tokens from '@vitrine/ui/tokens.json';
import { create } from 'storybook/theming';
import darkLogo from './logo-dark.svg';
import lightLogo from './logo-light.svg';

type Token = keyof typeof tokens.light;

/** Creates a theme for Storybook's user interface with the colors of the kit. */
function createTheme(base: 'light' | 'dark') {
  const values: Partial<Record<Token, string>> = base === 'dark' ? { ...tokens.light, ...tokens.dark } : tokens.light;
  const getValue = (token: Token) => values[token];
  return create({
    base,
    brandTitle: 'Vitrine',
    brandImage: base === 'dark' ? darkLogo : lightLogo,
    fontBase: '"Vitrine Text", system-ui, sans-serif',
    appBg: getValue('--vt-background'),
    appContentBg: getValue('--vt-pane-lit'),
    appPreviewBg: getValue('--vt-background'),
    appBorderColor: getValue('--gray-6'),
    appBorderRadius: 2,
    barBg: getValue('--vt-pane'),
    barTextColor: getValue('--vt-text-quiet'),
    barSelectedColor: getValue('--accent-11'),
    barHoverColor: getValue('--accent-11'),
    colorPrimary: getValue('--accent-9'),
    // Storybook uses this color as the background of white text. The accent of dark mode is too light for that.
    colorSecondary: base === 'dark' ? '#6aa68e' : getValue('--accent-9'),
    textColor: getValue('--vt-text'),
    textMutedColor: getValue('--vt-text-quiet'),
    inputBg: getValue('--vt-pane-lit'),
    inputBorder: getValue('--gray-8'),
    inputTextColor: getValue('--vt-text'),
    inputBorderRadius: 2,
    buttonBg: getValue('--vt-pane-lit'),
    buttonBorder: getValue('--gray-8'),
    booleanBg: getValue('--vt-background'),
    booleanSelectedBg: getValue('--vt-pane-lit'),
  });
}

const themes = { light: createTheme('light'), dark: createTheme('dark') };

/** The initial theme of the toolbar: the color scheme of the system. */
export const systemAppearance = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Returns the theme of Storybook's user interface for the theme of the toolbar (`globals.appearance`). */
export const getTheme = (appearance: unknown) => themes[appearance === 'dark' ? 'dark' : 'light'];
