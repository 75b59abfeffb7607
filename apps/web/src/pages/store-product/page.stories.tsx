import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = {
  ...pageMeta,
  title: 'Pages/Store product',
  args: { path: '/product/live-workshop' },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 3 left')).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};
export const SoldOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^14:00/ }));
    await expect(await canvas.findByText('Currently unavailable')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  },
};
export const OnePictureAndOption: Story = {
  args: { path: '/product/one-picture' },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('radio')).toHaveLength(2),
};
export const TwelvePicturesAndThreeOptions: Story = {
  args: { path: '/product/twelve-pictures' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: /picture 12 of 12/ })).toBeVisible();
  },
};
export const AllVariantsSoldOut: Story = {
  args: { path: '/product/sold-out' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Currently unavailable')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  },
};
export const LongNames: Story = { args: { path: '/product/long-names' } };
export const StoreUnreachable: Story = {
  args: { store: 'unreachable' },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'Try again' })).toBeVisible(),
};
export const Unknown: Story = {
  args: { path: '/product/nothing' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'Product not found' })).toBeVisible(),
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
