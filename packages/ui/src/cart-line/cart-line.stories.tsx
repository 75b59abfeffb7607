import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture, playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { arabicToolkit, germanGuide, placeholder, toolkit } from '../samples.ts';
import { StockNote } from '../stock-note/stock-note.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CartLine, CartLineList } from './cart-line.tsx';

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  parameters: { layout: 'padded' },
  args: {
    title: toolkit.name,
    image: toolkit.image,
    placeholder,
    unitPrice: <Price price="€999.99" />,
    linePrice: <Price price="€1,999.98" />,
    quantity: 2,
    labels: { quantity: 'Quantity', increase: 'One more', decrease: 'One less', remove: 'Remove' },
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <CartLineList label="Lines">
        <CartLine {...args} />
      </CartLineList>
    </div>
  ),
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const TypedQuantity: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, 'many{Enter}');
    await expect(field).toHaveValue('2');
    await expect(args.onQuantityChange).toHaveBeenCalledOnce();
  },
};

export const AtTheLimit: Story = {
  args: { quantity: 3, max: 3, note: <StockNote level="low">Only 3 left in stock</StockNote> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};
export const WithVariant: Story = { args: { title: 'Prompt library', variant: 'Team licence', href: '#product' } };
export const WithoutPicture: Story = { args: { image: null } };
export const LongText: Story = { args: { title: germanGuide.name }, globals: { language: 'de' } };
export const Arabic: Story = {
  args: {
    title: arabicToolkit.name,
    labels: { quantity: 'الكمية', increase: 'زيادة', decrease: 'إنقاص', remove: 'إزالة' },
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof CartLine>({
    title: words('Another product'),
    variant: words('For a team'),
    image: picture('/art/products/4.svg'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    href: { to: '#product', shows: (page) => page.queryByRole('link', { name: toolkit.name }) !== null },
    lang: { to: 'fr', shows: (page) => page.getByText(toolkit.name).lang === 'fr' },
    unitPrice: words('€1.00'),
    linePrice: words('€2.00'),
    quantity: { to: 5, shows: (page) => page.queryByDisplayValue('5') !== null },
    max: { to: 2, shows: (page) => page.getByRole('button', { name: 'One more' }).matches('[aria-disabled=true]') },
    note: words('Only one left'),
    labels: {
      to: { quantity: 'How many', increase: 'More', decrease: 'Fewer', remove: 'Take out' },
      shows: (page) =>
        ['More', 'Fewer', 'Take out'].every((name) => page.queryByRole('button', { name }) !== null) &&
        page.queryByRole('textbox', { name: 'How many' }) !== null,
    },
    onQuantityChange: (page) => userEvent.click(page.getByRole('button', { name: 'One more' })),
    onRemove: (page) => userEvent.click(page.getByRole('button', { name: 'Remove' })),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Leave the variant out when there is only one.', 'Say in the note why there is no more to be had.']}
      notThat={[
        'Ask whether the line shall really go: it can be added again.',
        'Put anything else into the line that can be pressed.',
      ]}
    />
  ),
};
