import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { placeholder } from '../samples.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Basics/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: '/art/products/1.svg', placeholder, alt: 'An open book behind glass' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { src: '/art/posts/price-of-mistakes.svg', ratio: 'wide' } };
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder),
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder)),
};
export const Dark: Story = { globals: { appearance: 'dark' } };
