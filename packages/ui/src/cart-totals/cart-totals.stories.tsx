import type { Meta, StoryObj } from '@storybook/react-vite';
import { playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CartTotals } from './cart-totals.tsx';

const meta = {
  title: 'Cart/CartTotals',
  component: CartTotals,
  parameters: { layout: 'padded' },
  args: {
    rows: [{ id: 'eur', label: 'Total', amount: <Price price="€1,999.98" /> }],
    note: 'VAT included',
  },
} satisfies Meta<typeof CartTotals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoCurrencies: Story = {
  args: {
    rows: [
      { id: 'eur', label: 'Total in euro', amount: <Price price="€1,999.98" /> },
      { id: 'tnd', label: 'Total in dinars', amount: <Price price="89.500 DT" /> },
    ],
  },
};
export const Arabic: Story = {
  args: { rows: [{ id: 'eur', label: 'المجموع', amount: <Price price="€1,999.98" /> }], note: 'شامل الضريبة' },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Empty: Story = {
  args: { rows: [{ id: 'eur', label: 'Total', amount: <Price price="€0.00" /> }] },
};
export const LongText: Story = {
  args: {
    rows: [{ id: 'eur', label: 'Gesamtbetrag der Bestellung', amount: <Price price="1.249.999,98 €" /> }],
    note: 'einschließlich der gesetzlichen Mehrwertsteuer',
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof CartTotals>({
    rows: {
      to: [{ id: 'chf', label: 'Total in francs', amount: 'CHF 12.00' }],
      shows: (page) => page.queryByText('CHF 12.00') !== null,
    },
    note: words('VAT on top'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Give each currency a row of its own.', 'Say what the amount includes.']}
      notThat={['Add up amounts of different currencies.', 'Show a crossed-out total.']}
    />
  ),
};
