import tokens from '@vitrine/ui/tokens.json';
import { create } from 'storybook/theming';

type Name = keyof typeof tokens.light;

/** Storybook's own interface in the kit's colors. */
function theme(base: 'light' | 'dark') {
  const values: Partial<Record<Name, string>> = base === 'dark' ? { ...tokens.light, ...tokens.dark } : tokens.light;
  const value = (name: Name) => values[name];
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
export const storybookTheme = theme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
