import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Landing', args: { path: '/' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(4);
  },
};
export const FormWithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    const getSendButton = () => canvas.getByRole('button', { name: 'Send message' });
    await canvas.findByRole('button', { name: 'Send message' });
    // The form is enabled when the visitor scrolls near it. Content that loads above moves the form away again.
    await waitFor(() => {
      getSendButton().scrollIntoView();
      expect(getSendButton()).toBeEnabled();
    });
    await userEvent.click(getSendButton());
    await expect(await canvas.findByText('Name must be at least 2 characters.')).toBeVisible();
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
