import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Search', args: { path: '/shop?q=workshop' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Live Workshop/ })).toHaveLength(4);
    await expect(canvas.getByRole('searchbox')).toHaveValue('workshop');
  },
};
export const NoResults: Story = {
  args: { path: '/shop?q=zebra' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: /No results for/ })).toBeVisible(),
};
/** The local products are found at once, while the store is still searching. */
export const Loading: Story = {
  args: { path: '/shop?q=marketing', store: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching…')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
  },
};
/** The search differs from that of `Loading`, whose request never ends: the store client shares simultaneous equal requests. */
export const StoreUnreachable: Story = {
  args: { path: '/shop?q=data', store: 'unreachable' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible(),
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { args: { path: '/shop?q=ورشة' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
