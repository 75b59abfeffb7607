import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Success', args: { path: '/success' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible(),
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
