import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartLine, CartLineList } from '../cart-line/cart-line.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { Notice } from '../notice/notice.tsx';
import { Price } from '../price/price.tsx';
import { arabicCourse, arabicGuide, arabicToolkit, course, guide, placeholder, toolkit } from '../samples.ts';
import { SuggestionCard } from '../suggestion-card/suggestion-card.tsx';
import { SuggestionList } from '../suggestion-card/suggestion-list.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CartDrawer } from './cart-drawer.tsx';

const words = {
  en: {
    lines: 'Products in the cart',
    quantity: 'Quantity',
    increase: 'One more',
    decrease: 'One less',
    remove: 'Remove',
    add: 'Add to cart',
    related: 'Goes well with it',
    total: 'Total',
    note: 'VAT included',
    checkout: 'Check out',
  },
  ar: {
    lines: 'المنتجات في السلة',
    quantity: 'الكمية',
    increase: 'زيادة',
    decrease: 'إنقاص',
    remove: 'إزالة',
    add: 'أضف إلى السلة',
    related: 'يناسبها أيضاً',
    total: 'المجموع',
    note: 'شامل الضريبة',
    checkout: 'إتمام الطلب',
  },
};

function lines(products: readonly (typeof guide)[], related: typeof guide, text: typeof words.en): ReactNode {
  return (
    <>
      <CartLineList label={text.lines}>
        {products.map(({ name, image, price, href }) => (
          <CartLine
            key={href}
            title={name}
            image={image}
            href={href}
            placeholder={placeholder}
            unitPrice={<Price price={price} />}
            linePrice={<Price price={price} />}
            quantity={1}
            labels={text}
            onQuantityChange={fn()}
            onRemove={fn()}
          />
        ))}
      </CartLineList>
      <SuggestionList title={text.related}>
        {[
          <SuggestionCard
            key={related.href}
            title={related.name}
            image={related.image}
            placeholder={placeholder}
            price={<Price price={related.price} />}
            add={text.add}
            onAdd={fn()}
          />,
        ]}
      </SuggestionList>
    </>
  );
}

const footer = (text: typeof words.en, total: string) => (
  <>
    <CartTotals rows={[{ id: 'eur', label: text.total, amount: <Price price={total} /> }]} note={text.note} />
    <Button size="large">{text.checkout}</Button>
  </>
);

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Your cart (2)',
    close: 'Close the cart',
    children: lines([guide, toolkit], course, words.en),
    footer: footer(words.en, '€1,499.98'),
  },
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async () => {
    const drawer = screen.getByRole('dialog', { name: 'Your cart (2)' });
    await expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
    await expect(drawer.contains(document.activeElement)).toBe(true);
  },
};

export const OpensAndCloses: Story = {
  render: function Shop(args) {
    const [open, setOpen] = useState(false);
    return (
      <main style={{ padding: '2rem' }}>
        <Button onClick={() => setOpen(true)}>Open the cart</Button>
        <CartDrawer {...args} open={open} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the cart' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close the cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Empty: Story = {
  args: {
    title: 'Your cart (0)',
    children: (
      <Notice
        headingLevel={3}
        title="Your cart is empty"
        description="Add something before you check out."
        art="/art/empty-cart.svg"
      />
    ),
    footer: footer(words.en, '€0.00'),
  },
};

export const Arabic: Story = {
  args: {
    title: 'سلتك (2)',
    close: 'إغلاق السلة',
    children: lines([arabicGuide, arabicToolkit], arabicCourse, words.ar),
    footer: footer(words.ar, '€1,499.98'),
  },
  globals: { language: 'ar' },
  play: async () => expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0),
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Keep the total and the way to the checkout in sight.',
        'Leave related products out when there are none to show.',
      ]}
      notThat={[
        'Open it by itself after something was added: the added-to-cart dialog says that.',
        'Put navigation into it.',
      ]}
    />
  ),
};
