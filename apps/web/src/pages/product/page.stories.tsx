import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Product', args: { path: '/product/1' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};
export const FewLeft: Story = {
  args: { path: '/product/3' },
  play: async ({ canvas }) => expect(await canvas.findByText('Only 4 left')).toBeVisible(),
};
export const PurchaseDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const unlockButton = await canvas.findByRole('button', { name: 'Unlock the full content' });
    await waitFor(() => expect(unlockButton).toBeEnabled());
    await userEvent.click(unlockButton);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.getByRole('dialog')).toHaveTextContent(/Demonstration shop/);
  },
};
export const AddedDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const addButton = await canvas.findByRole('button', { name: 'Add to cart' });
    await waitFor(() => expect(addButton).toBeEnabled());
    await userEvent.click(addButton);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(await screen.findAllByRole('button', { name: /^Add to cart/ })).toHaveLength(2);
  },
};
export const Unknown: Story = { args: { path: '/product/99' } };
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
