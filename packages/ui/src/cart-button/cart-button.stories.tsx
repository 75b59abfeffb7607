import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CartButton } from './cart-button.tsx';

const meta = {
  title: 'Frame/CartButton',
  component: CartButton,
  parameters: { layout: 'padded' },
  args: { label: 'Open the cart, 3 items', count: 3, onClick: fn() },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the cart, 3 items' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { label: 'Open the cart, empty', count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText('0')).not.toBeInTheDocument(),
};
export const Many: Story = { args: { label: 'Open the cart, 128 items', count: 128 } };
export const Arabic: Story = { args: { label: 'افتح السلة، 3 عناصر' }, globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof CartButton>({
    label: words('Open the cart, 4 items'),
    count: { to: 4, shows: (page) => page.queryByText('4') !== null },
    type: { to: 'submit', shows: (page) => page.getByRole('button').matches('[type=submit]') },
    onClick: (page) => userEvent.click(page.getByRole('button')),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Count items, not lines: three of one product are three.',
        'Say the count in the label as well: the badge is silent.',
      ]}
      notThat={['Show a zero.', 'Hide it on small screens.']}
    />
  ),
};
