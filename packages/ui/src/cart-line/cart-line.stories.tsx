import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { cartLineLabels, toolkit } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { StockStatus } from '../stock-status/stock-status.tsx';
import { CartLine, CartLineList } from './cart-line.tsx';

/**
 * One line of the cart: product, quantity, price.
 *
 * ### Use
 * - inside `CartLineList`
 * - with a `note` that explains the maximum quantity
 *
 * ### Do not use
 * - with a confirmation before removing: the product can be added again
 * - with additional buttons
 *
 * ### Keyboard
 * `Tab` moves through the title (if it is a link), the variant select, the quantity field and the remove button. A typed quantity is
 * committed on `Enter` and on blur.
 *
 * ### Screen readers
 * The quantity field, its buttons and the remove button are described by the product's title. At the maximum, the plus button stays
 * focusable and is announced as unavailable.
 */
const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    title: toolkit.title,
    image: toolkit.image,
    unitPrice: <Price price={toolkit.price} />,
    linePrice: <Price price={en.cart.amountOfTwo} />,
    quantity: 2,
    labels: cartLineLabels,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <CartLineList label={getFixtures(globals).cart.lines}>
        <CartLine {...args} />
      </CartLineList>
    </div>
  ),
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithVariant: Story = { args: { variant: en.cart.variant, href: '#product' } };
export const ChangeVariant: Story = {
  args: {
    variants: {
      label: en.product.options.license,
      options: en.product.options.licenses.map((label, index) => ({
        value: String(index),
        label,
        disabled: index === 2,
      })),
      value: '0',
      onValueChange: fn(),
    },
  },
  play: async ({ canvas, args, globals }) => {
    const { license } = getFixtures(globals).product.options;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: license }), '1');
    await expect(args.variants?.onValueChange).toHaveBeenCalledWith('1');
  },
};
export const AtMaximum: Story = {
  args: {
    quantity: 3,
    max: 3,
    linePrice: <Price price={en.cart.amountOfThree} />,
    note: <StockStatus level="low">{en.shop.fewLeft}</StockStatus>,
  },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: getFixtures(globals).cart.increase }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};
export const WithoutPicture: Story = { args: { image: null } };

export const ChangeQuantityAndRemove: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { cart } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: cart.increase }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: cart.decrease }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: cart.remove }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const TypedQuantity: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: getFixtures(globals).cart.quantity });
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, 'many{Enter}');
    await expect(field).toHaveValue('2');
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
  },
};
