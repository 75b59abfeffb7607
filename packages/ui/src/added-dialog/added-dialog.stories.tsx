import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { suggestion } from '../sample-cart.tsx';
import { arabicGuide, arabicToolkit, course, germanGuide, guide, placeholder, toolkit } from '../samples.ts';
import { SuggestionList } from '../suggestion-card/suggestion-list.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { AddedDialog } from './added-dialog.tsx';

const suggestions = (title: string, products: readonly (typeof guide)[], add: string) => (
  <SuggestionList title={title} empty="No suggestions for now.">
    {products.map((product) => suggestion(product, add))}
  </SuggestionList>
);

const product = {
  title: guide.name,
  image: guide.image,
  placeholder,
  quantity: 'Quantity: 1',
  price: <Price price={guide.price} />,
};

const meta = {
  title: 'Cart/AddedDialog',
  component: AddedDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Added to the cart',
    close: 'Close',
    product,
    viewCart: { href: '#cart', label: 'View the cart' },
    proceed: 'Continue shopping',
    children: suggestions('You may also like', [toolkit, course], 'Add to cart'),
  },
} satisfies Meta<typeof AddedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('link', { name: 'View the cart' })).toHaveAttribute('href', '#cart');
    await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const WithoutSuggestions: Story = { args: { children: suggestions('You may also like', [], '') } };
export const WithoutPicture: Story = { args: { product: { ...product, image: null, variant: 'Team licence' } } };
export const Arabic: Story = {
  args: {
    title: 'أُضيف إلى السلة',
    close: 'إغلاق',
    product: { ...product, title: arabicGuide.name, quantity: 'الكمية: 1' },
    viewCart: { href: '#cart', label: 'عرض السلة' },
    proceed: 'متابعة التسوق',
    children: suggestions('قد يعجبك أيضاً', [arabicToolkit], 'أضف إلى السلة'),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    title: 'Zum Warenkorb hinzugefügt',
    product: { ...product, title: germanGuide.name, variant: 'Unternehmenslizenz für bis zu fünfzig Arbeitsplätze' },
    viewCart: { href: '#cart', label: 'Warenkorb ansehen und bezahlen' },
    proceed: 'Weiter im Online-Shop stöbern',
    children: suggestions('Das könnte Ihnen auch gefallen', [germanGuide], 'In den Warenkorb legen'),
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof AddedDialog>({
    open: { to: false, shows: (page) => page.queryByRole('dialog') === null },
    onOpenChange: (page) => userEvent.click(page.getByRole('button', { name: 'Close' })),
    title: { to: 'In the bag', shows: (page) => page.queryByRole('dialog', { name: 'In the bag' }) !== null },
    close: words('Not now'),
    product: { to: { ...product, quantity: 'Quantity: 4' }, shows: (page) => page.queryByText('Quantity: 4') !== null },
    viewCart: {
      to: { href: '#bag', label: 'See the bag' },
      shows: (page) => page.queryByRole('link', { name: 'See the bag' })?.getAttribute('href') === '#bag',
    },
    proceed: words('Go on'),
    children: words('Nothing goes with it'),
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Show what was added, with picture, quantity and price.',
        'Let “continue shopping” be as easy as the way to the cart.',
      ]}
      notThat={['Suggest more than two products.', 'Suggest what is in the cart already.']}
    />
  ),
};
