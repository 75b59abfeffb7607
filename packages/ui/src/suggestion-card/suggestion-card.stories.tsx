import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { course } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { StockStatus } from '../stock-status/stock-status.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/**
 * A suggested product with a button that adds it to the cart.
 *
 * ### Use
 * - inside `SuggestionList`
 * - without `onAdd` for an unavailable product: there is no button then
 *
 * ### Do not use
 * - as a card of the shop: use `ProductCard`
 *
 * ### Keyboard
 * `Tab` moves the focus to the title, if it is a link, and to the button.
 *
 * ### Screen readers
 * A list item. The button's name contains the product's title.
 */
const meta = {
  title: 'Cart/SuggestionCard',
  component: SuggestionCard,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    title: course.title,
    image: course.image,
    price: <Price price={course.price} />,
    labels: { add: en.cart.add },
    onAdd: fn(),
  },
  render: (args) => (
    <ul style={{ maxInlineSize: '28rem', padding: 0 }}>
      <SuggestionCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof SuggestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewLeft: Story = { args: { note: <StockStatus level="low">{en.shop.fewLeft}</StockStatus> } };
export const Unavailable: Story = {
  args: { onAdd: undefined, note: <StockStatus level="out">{en.shop.unavailable}</StockStatus> },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
export const WithLink: Story = {
  args: { href: course.href },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: getFixtures(globals).course.title })).toHaveAttribute('href', course.href),
};
export const WithoutPicture: Story = { args: { image: null } };

export const Add: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { cart, course } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: `${cart.add} ${course.title}` }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
