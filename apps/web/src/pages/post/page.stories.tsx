import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Article',
  args: { path: '/blog/price-of-mistakes' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect((await canvas.findAllByRole('article'))[0]).toBeVisible(),
};
export const Unknown: Story = {
  args: { path: '/blog/nothing' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Article not found' })).toBeVisible(),
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
