import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture, playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { arabicCourse, course, germanGuide, placeholder } from '../samples.ts';
import { StockNote } from '../stock-note/stock-note.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

const meta = {
  title: 'Cart/SuggestionCard',
  component: SuggestionCard,
  parameters: { layout: 'padded' },
  args: {
    title: course.name,
    image: course.image,
    placeholder,
    price: <Price price={course.price} />,
    add: 'Add to cart',
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

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart ${course.name}` }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const FewLeft: Story = { args: { note: <StockNote level="low">Only 3 left in stock</StockNote> } };
export const Unavailable: Story = {
  args: { onAdd: undefined, note: <StockNote level="out">Currently unavailable</StockNote> },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
export const WithoutPicture: Story = { args: { image: null } };
export const LongText: Story = {
  args: { title: germanGuide.name, add: 'In den Warenkorb legen' },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: { title: arabicCourse.name, add: 'أضف إلى السلة' },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof SuggestionCard>({
    title: words('Another product'),
    lang: { to: 'fr', shows: (page) => page.getByText(course.name).lang === 'fr' },
    image: picture('/art/products/4.svg'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    price: words('€1.00'),
    note: words('Only one left'),
    add: words('Put it in'),
    onAdd: (page) => userEvent.click(page.getByRole('button')),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Name the language of the title when it is not the page’s.',
        'Keep a product that cannot be had in sight, without a button.',
      ]}
      notThat={['Show it outside a list: it is a list’s item.', 'Lead away from the cart with it.']}
    />
  ),
};
