import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Cart', args: { path: '/cart' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};
export const Filled: Story = {
  args: { productsInCart: ['1', '3'] },
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('list', { name: 'Products in the cart' });
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Drawer: Story = {
  args: { ...Filled.args, path: '/shop' },
  play: async ({ canvas, userEvent }) => {
    const openButton = await canvas.findByRole('button', { name: /^Open cart/ });
    await waitFor(() => expect(openButton).toBeEnabled());
    await userEvent.click(openButton);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const German: Story = { args: { productsInCart: ['1', '3'] }, globals: { language: 'de' } };
export const Arabic: Story = { args: { productsInCart: ['1', '3'] }, globals: { language: 'ar' } };
export const Dark: Story = { args: { productsInCart: ['1', '3'] }, globals: { appearance: 'dark' } };
