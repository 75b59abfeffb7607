import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { VitrineTheme } from './theme.tsx';

/**
 * The root of every component of the kit: colors, fonts, writing direction.
 *
 * ### Use
 * - once, around the page; dialogs and toasts find it by themselves
 * - together with `lang` and `dir` on `<html>`, which select fonts and mirrored layouts
 *
 * ### Do not use
 * - nested, to change a color: set a custom property instead
 * - with `appearance` when the visitor's system can decide
 *
 * ### Keyboard
 * Adds nothing.
 *
 * ### Screen readers
 * Adds nothing.
 */
const meta = {
  title: 'Frame/VitrineTheme',
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

const directionOf = (element: HTMLElement) => getComputedStyle(element).direction;

export const LeftToRight: Story = {
  play: async ({ canvas }) => expect(directionOf(canvas.getByRole('main'))).toBe('ltr'),
};
export const RightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async ({ canvas }) => expect(directionOf(canvas.getByRole('main'))).toBe('rtl'),
};
export const OwnColors: Story = {
  args: { className: 'own-colors' },
  globals: { appearance: 'light' },
  render: (args) => (
    <>
      <style>
        {'.own-colors { --accent-9: #4a1d3f; --accent-10: #5e2951; --accent-contrast: #fff; --vt-ground: #fbf7f2; }'}
      </style>
      <VitrineTheme {...args} />
    </>
  ),
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(74, 29, 63)'),
};
