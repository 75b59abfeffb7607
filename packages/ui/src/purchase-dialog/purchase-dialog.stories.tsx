import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { arabicFeatures, arabicGuide, features, guide } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

const meta = {
  title: 'Product/PurchaseDialog',
  component: PurchaseDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    name: guide.name,
    price: <Price price={guide.price} />,
    featuresTitle: 'What you get',
    features,
    note: 'VAT, where it applies, is worked out at the payment step.',
    buy: 'Buy now',
    onBuy: fn(),
    close: 'Close',
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Buying: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const ClosedWithEscape: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: guide.name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = {
  args: {
    name: arabicGuide.name,
    featuresTitle: 'ما الذي ستحصل عليه',
    features: arabicFeatures,
    note: 'تُحتسب ضريبة القيمة المضافة عند الدفع.',
    buy: 'اشترِ الآن',
    close: 'إغلاق',
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Repeat the name and the price: they are what the visitor agrees to.',
        'State taxes before the last button.',
      ]}
      notThat={['Open it without being asked.', 'Hide the way out.']}
    />
  ),
};
