import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { arabicFeatures, arabicGuide, features, germanGuide, guide } from '../samples.ts';
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

export const LongText: Story = {
  args: {
    name: germanGuide.name,
    featuresTitle: 'Im Lieferumfang enthaltene Bestandteile',
    buy: 'Zahlungspflichtig bestellen und sofort herunterladen',
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof PurchaseDialog>({
    open: { to: false, shows: (page) => page.queryByRole('dialog') === null },
    onOpenChange: (page) => userEvent.click(page.getByRole('button', { name: 'Close' })),
    name: { to: 'Another product', shows: (page) => page.queryByRole('dialog', { name: 'Another product' }) !== null },
    price: words('€1.00'),
    featuresTitle: words('In the box'),
    features: { to: ['One thing'], shows: (page) => page.queryAllByRole('listitem').length === 1 },
    note: words('Nothing is added'),
    buy: words('Pay'),
    onBuy: (page) => userEvent.click(page.getByRole('button', { name: 'Buy now' })),
    close: words('Not now'),
  }),
};

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
