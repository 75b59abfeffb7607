import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Legal', args: { path: '/privacy-policy' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('dialog')).toBeVisible(),
};
export const Terms: Story = { args: { path: '/terms-of-service' } };
export const Cookies: Story = { args: { path: '/cookie-policy' } };
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
