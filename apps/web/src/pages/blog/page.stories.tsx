import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadPosts } from '@vitrine/i18n/content';
import { expect } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Blog', args: { path: '/blog' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findAllByRole('article')).toHaveLength((await loadPosts('en')).length),
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
