import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, ButtonLink } from '../button/button.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { course, guide, renderCartLineList, renderSuggestionCard, toolkit } from '../fixtures/samples.tsx';
import { Notice } from '../notice/notice.tsx';
import { Price } from '../price/price.tsx';
import { SuggestionList } from '../suggestion-card/suggestion-card.tsx';
import { CartDrawer } from './cart-drawer.tsx';

const renderFooter = (total: string, isEmpty = false) => (
  <>
    <CartTotals
      rows={[
        {
          id: 'eur',
          label: en.cart.total,
          note: en.cart.note,
          amount: <Price price={total} />,
          weight: isEmpty ? 'regular' : 'strong',
        },
      ]}
    />
    <Button size="large" variant={isEmpty ? 'secondary' : 'primary'}>
      {en.cart.checkout}
    </Button>
  </>
);

/**
 * The cart in a modal dialog at the inline end of the page: on the right, or on the left in right-to-left layouts.
 *
 * ### Use
 * - with the total and the checkout button in `footer`, which stays visible
 *
 * ### Do not use
 * - to confirm that a product was added: use `AddedDialog`
 * - for navigation
 *
 * ### Keyboard
 * The drawer traps the focus. `Escape` closes it and returns the focus.
 *
 * ### Screen readers
 * A modal dialog named by `title`; the page behind it is hidden.
 */
const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: en.cart.title,
    labels: { close: en.cart.closeCart },
    children: (
      <>
        {renderCartLineList(guide, toolkit)}
        <SuggestionList title={en.cart.related}>{[renderSuggestionCard(course)]}</SuggestionList>
      </>
    ),
    footer: renderFooter(en.cart.amount),
  },
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ globals }) => {
    const drawer = screen.getByRole('dialog', { name: getFixtures(globals).cart.title });
    await waitFor(() => {
      const { left, right } = drawer.getBoundingClientRect();
      if (document.dir === 'rtl') expect(left).toBe(0);
      else expect(right).toBe(document.documentElement.clientWidth);
    });
  },
};
export const Empty: Story = {
  parameters: { docs: { story: { height: '52rem' } } },
  args: {
    title: en.cart.empty,
    children: (
      <Notice
        headingLevel={3}
        title={en.cart.empty}
        description={en.cart.emptyText}
        image={{ src: '/art/empty-cart.svg' }}
        action={<ButtonLink href="#shop">{en.shop.visit}</ButtonLink>}
      />
    ),
    footer: renderFooter(en.cart.zeroAmount, true),
  },
};

/** Shows the whole cart, with the total and the checkout button. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };
/** Confirms that one product was added. The rest of the cart and its total are missing: use `AddedDialog`. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: en.cart.added,
    children: renderCartLineList(guide),
    footer: <Button size="large">{en.cart.view}</Button>,
  },
};

export const OpenAndClose: Story = {
  tags: ['!autodocs'],
  render: function Shop(args) {
    const [open, setOpen] = useState(false);
    return (
      <main style={{ padding: '2rem' }}>
        <Button onClick={() => setOpen(true)}>{args.title}</Button>
        <CartDrawer {...args} open={open} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: getFixtures(globals).cart.closeCart }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
