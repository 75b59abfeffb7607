import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { guide } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

/**
 * Confirms the purchase of a single product.
 *
 * ### Use
 * - with the name and the price that the visitor agrees to
 * - with a note above the button about taxes, and about anything that would surprise the visitor after the click
 *
 * ### Do not use
 * - without a click: do not open it automatically
 *
 * ### Keyboard
 * The dialog traps the focus. `Escape` closes it and returns the focus.
 *
 * ### Screen readers
 * A modal dialog named by the product and described by the note.
 */
const meta = {
  title: 'Product/PurchaseDialog',
  component: PurchaseDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: guide.title,
    price: <Price price={guide.price} />,
    featuresTitle: en.product.featuresTitle,
    features: en.product.features,
    note: en.product.taxNote,
    labels: { buy: en.product.buy, close: en.site.close },
    onBuy: fn(),
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Names the product and the price, with a note about taxes. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };
/** The title repeats the label of the button instead of naming the product, and there is no note about taxes. */
export const DoNot: Story = { tags: ['!dev', '!autodocs'], args: { title: en.product.buy, note: '' } };

export const Buy: Story = {
  tags: ['!autodocs'],
  play: async ({ args, globals }) => {
    await userEvent.click(screen.getByRole('button', { name: getFixtures(globals).product.buy }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const CloseOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args, globals }) => {
    await expect(screen.getByRole('dialog', { name: getFixtures(globals).guide.title })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
