import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import { Foundation } from './foundation.tsx';

const { documentElement } = document;

const meta = {
  title: 'Foundations/Toolbar',
  render: () => (
    <Foundation intro="The toolbar sets the language, the writing direction, the theme and reduced motion of every story. Pages such as this one stay in English.">
      <div dir={documentElement.dir}>
        <Button>More words</Button>
      </div>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

const getGroundColor = () => getComputedStyle(documentElement).getPropertyValue('--vt-background');

export const LeftToRight: StoryObj = {
  globals: { language: 'fr', appearance: 'light' },
  play: async () => {
    await expect([documentElement.lang, documentElement.dir, getGroundColor()]).toEqual(['fr', 'ltr', '#f6f1e7']);
  },
};

export const RightToLeft: StoryObj = {
  globals: { language: 'ar', appearance: 'dark' },
  play: async ({ canvas }) => {
    await expect([documentElement.lang, documentElement.dir, getGroundColor()]).toEqual(['ar', 'rtl', '#0d1d18']);
    await expect(getComputedStyle(canvas.getByRole('button')).direction).toBe('rtl');
  },
};

export const OtherDirection: StoryObj = {
  globals: { language: 'fr', direction: 'rtl' },
  play: async () => expect([documentElement.lang, documentElement.dir]).toEqual(['fr', 'rtl']),
};

export const ReducedMotion: StoryObj = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(documentElement).toHaveAttribute('data-motion', 'reduced');
    await expect(getComputedStyle(canvas.getByRole('button')).transitionProperty).toBe('none');
  },
};

export const LongText: StoryObj = {
  globals: { language: 'pseudo' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('[Mööŕéé ŵööŕðš]')),
};
