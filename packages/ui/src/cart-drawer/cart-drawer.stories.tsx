import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { Notice } from '../notice/notice.tsx';
import { playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { cartWords, lines, suggestion } from '../sample-cart.tsx';
import { arabicCourse, arabicGuide, arabicToolkit, course, germanGuide, guide, toolkit } from '../samples.ts';
import { SuggestionList } from '../suggestion-card/suggestion-list.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CartDrawer } from './cart-drawer.tsx';

const content = (products: readonly (typeof guide)[], related: typeof guide, text: typeof cartWords.en) => (
  <>
    {lines(products, text)}
    <SuggestionList title={text.related}>{[suggestion(related, text.add)]}</SuggestionList>
  </>
);

const footer = (text: typeof cartWords.en, total: string) => (
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
    children: content([guide, toolkit], course, cartWords.en),
    footer: footer(cartWords.en, '€1,499.98'),
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
    footer: footer(cartWords.en, '€0.00'),
  },
};

export const Arabic: Story = {
  args: {
    title: 'سلتك (2)',
    close: 'إغلاق السلة',
    children: content([arabicGuide, arabicToolkit], arabicCourse, cartWords.ar),
    footer: footer(cartWords.ar, '€1,499.98'),
  },
  globals: { language: 'ar' },
  play: async () => expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0),
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'Ihr Einkaufswagen mit allen ausgewählten Produkten (2)',
    close: 'Warenkorb schließen',
    children: content([germanGuide], germanGuide, cartWords.de),
    footer: footer(cartWords.de, '10.499,98 €'),
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof CartDrawer>({
    open: { to: false, shows: (page) => page.queryByRole('dialog') === null },
    // The drawer takes the pointer once it has come in.
    onOpenChange: (page) => waitFor(() => userEvent.click(page.getByRole('button', { name: 'Close the cart' }))),
    title: { to: 'The bag', shows: (page) => page.queryByRole('dialog', { name: 'The bag' }) !== null },
    close: words('Not now'),
    children: words('Nothing in it'),
    footer: words('No way to pay'),
  }),
};

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
