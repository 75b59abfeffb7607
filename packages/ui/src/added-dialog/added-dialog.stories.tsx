import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { course, guide, renderSuggestionCard, toolkit } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { SuggestionList } from '../suggestion-card/suggestion-card.tsx';
import { AddedDialog } from './added-dialog.tsx';

const product = {
  title: guide.title,
  image: guide.image,
  quantity: en.cart.addedQuantity,
  price: <Price price={guide.price} />,
};

/**
 * Confirms that a product was added to the cart, and suggests others.
 *
 * ### Use
 * - with picture, quantity and price of the product
 * - with at most two suggestions
 *
 * ### Do not use
 * - to suggest products that are in the cart already
 *
 * ### Keyboard
 * The dialog traps the focus. `Escape` closes it and returns the focus.
 *
 * ### Screen readers
 * A modal dialog named by `title`.
 */
const meta = {
  title: 'Cart/AddedDialog',
  component: AddedDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: en.cart.added,
    labels: { close: en.site.close, proceed: en.cart.continueShopping },
    product,
    viewCart: { href: '#cart', label: en.cart.view },
    children: (
      <SuggestionList title={en.cart.suggestions}>
        {[renderSuggestionCard(toolkit), renderSuggestionCard(course)]}
      </SuggestionList>
    ),
  },
} satisfies Meta<typeof AddedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithVariant: Story = { args: { product: { ...product, variant: en.cart.variant } } };
export const WithoutSuggestions: Story = {
  args: {
    children: (
      <SuggestionList title={en.cart.suggestions} empty={en.cart.noSuggestions}>
        {[]}
      </SuggestionList>
    ),
  },
};

/** In a narrow frame, the suggestions are below the product. */
const tallFrame = { docs: { story: { height: '58rem' } } };

/** Suggests products that are not in the cart. */
export const Do: Story = { tags: ['!dev', '!autodocs'], parameters: tallFrame };
/** Suggests the product that was just added. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: tallFrame,
  args: {
    children: (
      <SuggestionList title={en.cart.suggestions}>
        {[renderSuggestionCard(guide), renderSuggestionCard(toolkit)]}
      </SuggestionList>
    ),
  },
};

export const ViewCartAndProceed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, globals }) => {
    const { cart } = getFixtures(globals);
    await expect(screen.getByRole('link', { name: cart.view })).toHaveAttribute('href', '#cart');
    await userEvent.click(screen.getByRole('button', { name: cart.continueShopping }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
