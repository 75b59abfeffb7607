import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { arabicGuide, course, guide, placeholder, toolkit } from '../samples.ts';
import { StockNote } from '../stock-note/stock-note.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const onAdd = fn();
const card = ({ name, image, price }: typeof guide, add: string) => (
  <SuggestionCard
    key={name}
    title={name}
    image={image}
    placeholder={placeholder}
    price={<Price price={price} />}
    add={add}
    onAdd={onAdd}
  />
);

const meta = {
  title: 'Cart/SuggestionList',
  component: SuggestionList,
  parameters: { layout: 'padded' },
  args: { title: 'You may also like', children: [guide, course].map((product) => card(product, 'Add to cart')) },
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${course.name}` }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Unavailable: Story = {
  args: {
    children: [
      <SuggestionCard
        key="toolkit"
        title={toolkit.name}
        image={null}
        placeholder={placeholder}
        price={<Price price={toolkit.price} />}
        note={<StockNote level="out">Currently unavailable</StockNote>}
        add="Add to cart"
      />,
    ],
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
export const Empty: Story = { args: { children: [], empty: 'No suggestions for now.' } };
export const Arabic: Story = {
  args: { title: 'قد يعجبك أيضاً', children: [card(arabicGuide, 'أضف إلى السلة')] },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
