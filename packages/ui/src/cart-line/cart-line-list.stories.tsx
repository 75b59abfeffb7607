import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { cartWords, lines } from '../sample-cart.tsx';
import { arabicGuide, arabicToolkit, germanGuide, guide, toolkit } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { CartLineList } from './cart-line.tsx';

const listOf = (...sample: Parameters<typeof lines>) => lines(...sample).props;

const meta = {
  title: 'Cart/CartLineList',
  component: CartLineList,
  parameters: { layout: 'padded' },
  args: listOf([guide, toolkit], cartWords.en),
} satisfies Meta<typeof CartLineList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products in the cart' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const LongText: Story = { args: listOf([germanGuide], cartWords.de), globals: { language: 'de' } };
export const Arabic: Story = { args: listOf([arabicGuide, arabicToolkit], cartWords.ar), globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof CartLineList>({
    label: words('The bag'),
    children: words('Nothing in it'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Show a Notice in its place when there is no line.']}
      notThat={['Sort the lines anew when one changes: the order is the order of adding.']}
    />
  ),
};
