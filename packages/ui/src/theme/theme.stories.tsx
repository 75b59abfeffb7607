import radixTokens from '@radix-ui/themes/tokens/base.css?inline';
import mauve from '@radix-ui/themes/tokens/colors/mauve.css?inline';
import plum from '@radix-ui/themes/tokens/colors/plum.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { VitrineTheme } from './theme.tsx';

/**
 * The provider of all components of the kit: colors, fonts and writing direction.
 *
 * ### Use
 * - once, around the page: dialogs and toasts inherit `direction` and `appearance`, although they are rendered outside it
 * - together with `lang` and `dir` on `<html>`, which select fonts and mirrored layouts
 *
 * ### Do not use
 * - nested, to change a single color: set a custom property
 * - with an `accentColor` of Radix Themes, but without its style sheets
 */
const meta = {
  title: 'Layout/VitrineTheme',
  component: VitrineTheme,
  tags: ['autodocs'],
  // The scales of Radix Themes, for the controls.
  decorators: [
    (Story) => (
      <>
        <style>{`@layer radix { ${radixTokens} ${plum} ${mauve} }`}</style>
        <Story />
      </>
    ),
  ],
  argTypes: {
    accentColor: {
      control: 'inline-radio',
      options: ['vitrine', 'plum'],
      table: { type: { summary: "'vitrine' | ThemeProps['accentColor']" } },
    },
    grayColor: {
      control: 'inline-radio',
      options: ['vitrine', 'mauve'],
      table: { type: { summary: "'vitrine' | ThemeProps['grayColor']" } },
    },
    radius: { control: 'inline-radio', options: ['none', 'small', 'medium', 'large', 'full'] },
  },
  args: {
    direction: 'ltr',
    children: (
      <main style={{ padding: '2rem' }}>
        <Button>{en.site.pane}</Button>
      </main>
    ),
  },
} satisfies Meta<typeof VitrineTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

const getDirection = (element: HTMLElement) => getComputedStyle(element).direction;

export const LeftToRight: Story = {
  play: async ({ canvas }) => expect(getDirection(canvas.getByRole('main'))).toBe('ltr'),
};
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async ({ canvas }) => expect(getDirection(canvas.getByRole('main'))).toBe('rtl'),
};
/** The scale of Radix Themes comes from its own sheets, in the layer `radix`. Hover, focus and dark colors follow it. */
export const AnotherAccent: Story = {
  args: { accentColor: 'plum', grayColor: 'mauve', radius: 'large' },
  parameters: { docs: { story: { inline: false, height: '7rem' } } },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.getPropertyValue('--accent-10')).toBe(style.getPropertyValue('--plum-10'));
    await expect(style.getPropertyValue('--gray-6')).toBe(style.getPropertyValue('--mauve-6'));
    await expect(style.borderRadius).toBe('10px');
  },
};
/** Without a class on `<html>`: the theme paints its own background. */
export const DarkPart: Story = {
  args: { appearance: 'dark' },
  globals: { appearance: 'light' },
  parameters: { docs: { story: { inline: false, height: '7rem' } } },
  play: async ({ canvas }) => {
    const theme = canvas.getByRole('main').closest('.radix-themes');
    await expect(theme && getComputedStyle(theme).backgroundColor).toBe('rgb(13, 29, 24)');
    await expect(theme && getComputedStyle(theme).colorScheme).toBe('dark');
  },
};
export const CustomColors: Story = {
  args: { className: 'custom-colors' },
  globals: { appearance: 'light' },
  // On the documentation page, the story needs a document of its own for its theme.
  parameters: { docs: { story: { inline: false, height: '7rem' } } },
  render: (args) => (
    <>
      <style>
        {
          '.custom-colors { --accent-9: #4a1d3f; --accent-10: #5e2951; --accent-contrast: #fff; --vt-background: #fbf7f2; }'
        }
      </style>
      <VitrineTheme {...args} />
    </>
  ),
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(74, 29, 63)'),
};
