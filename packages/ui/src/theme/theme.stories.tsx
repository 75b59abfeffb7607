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
 * - nested, to change a color: set a custom property
 * - with `appearance`, if the class on `<html>` is set
 *
 * ### Keyboard
 * Not focusable.
 *
 * ### Screen readers
 * Adds no role.
 */
const meta = {
  title: 'Layout/VitrineTheme',
  component: VitrineTheme,
  tags: ['autodocs'],
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
