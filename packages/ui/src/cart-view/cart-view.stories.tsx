import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CartTotals } from '../cart-totals/cart-totals.tsx';
import { playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { cartWords, lines } from '../sample-cart.tsx';
import { arabicCourse, arabicGuide, course, germanGuide, guide } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { CartView } from './cart-view.tsx';

const summary = (text: typeof cartWords.en) => (
  <>
    <CartTotals rows={[{ id: 'eur', label: text.total, amount: <Price price="€1,999.98" /> }]} note={text.note} />
    <Button size="large">{text.checkout}</Button>
  </>
);

const meta = {
  title: 'Cart/CartView',
  component: CartView,
  args: { children: lines([guide, course], cartWords.en), summary: summary(cartWords.en) },
} satisfies Meta<typeof CartView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Check out' }).getBoundingClientRect().left).toBeGreaterThan(
      list.right,
    );
  },
};
export const LongText: Story = {
  args: { children: lines([germanGuide], cartWords.de), summary: summary(cartWords.de) },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: { children: lines([arabicGuide, arabicCourse], cartWords.ar), summary: summary(cartWords.ar) },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof CartView>({
    children: words('Nothing in it'),
    summary: words('No way to pay'),
    related: words('Goes well with it'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Let the summary stay in sight while the lines scroll.',
        'Show the same lines as the drawer: it is the same cart.',
      ]}
      notThat={[
        'Use it for an empty cart: a Notice says what to do.',
        'Put what arrives late among the lines: it would push the summary away. `related` stands below.',
      ]}
    />
  ),
};
