import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartLine, CartLineList } from '../cart-line/cart-line.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { Price } from '../price/price.tsx';
import { course, guide, placeholder } from '../samples.ts';
import { CartView } from './cart-view.tsx';

const labels = { quantity: 'Quantity', increase: 'One more', decrease: 'One less', remove: 'Remove' };

const meta = {
  title: 'Cart/CartView',
  component: CartView,
  args: {
    children: (
      <CartLineList label="Products in the cart">
        {[guide, course].map(({ name, image, price, href }) => (
          <CartLine
            key={href}
            title={name}
            image={image}
            href={href}
            placeholder={placeholder}
            unitPrice={<Price price={price} />}
            linePrice={<Price price={price} />}
            quantity={1}
            labels={labels}
            onQuantityChange={fn()}
            onRemove={fn()}
          />
        ))}
      </CartLineList>
    ),
    summary: (
      <>
        <CartTotals rows={[{ id: 'eur', label: 'Total', amount: <Price price="€1,999.98" /> }]} note="VAT included" />
        <Button size="large">Check out</Button>
      </>
    ),
  },
} satisfies Meta<typeof CartView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { appearance: 'dark' } };
