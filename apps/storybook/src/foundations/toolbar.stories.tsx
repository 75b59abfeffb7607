import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vitrine/ui';
import { expect } from 'storybook/test';
import './foundations.css';

function Toolbar() {
  return (
    <main className="foundation">
      <p>
        The toolbar above sets the language (and with it the writing direction), light or dark, and reduced motion, for
        every story. The components follow; they are told nothing.
      </p>
      <p>
        <Button>A pane that answers</Button>
      </p>
    </main>
  );
}

const meta = { title: 'Foundations/Toolbar', component: Toolbar } satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element) => getComputedStyle(element);

export const LeftToRight: Story = {
  globals: { language: 'fr', appearance: 'light' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'fr');
    await expect(styleOf(canvas.getByRole('main')).direction).toBe('ltr');
    await expect(styleOf(canvas.getByRole('main')).getPropertyValue('--vt-ground')).toBe('#f6f1e7');
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'ar');
    await expect(styleOf(canvas.getByRole('main')).direction).toBe('rtl');
    await expect(styleOf(canvas.getByRole('main')).fontFamily).toContain('Arabic');
  },
};

export const Dark: Story = {
  globals: { appearance: 'dark' },
  play: async ({ canvas }) => {
    const [ground, text] = ['--vt-ground', '--vt-text'].map((token) =>
      styleOf(canvas.getByRole('main')).getPropertyValue(token),
    );
    await expect([ground, text]).toEqual(['#0d1d18', '#f3ecdc']);
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-motion', 'reduced');
    await expect(styleOf(canvas.getByRole('button')).transitionProperty).toBe('none');
    await expect(styleOf(canvas.getByRole('button')).animationName).toBe('none');
  },
};
