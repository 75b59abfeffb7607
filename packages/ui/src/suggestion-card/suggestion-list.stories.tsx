import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playControls, words } from '../play-controls.tsx';
import { suggestion } from '../sample-cart.tsx';
import { arabicGuide, course, germanGuide, guide, toolkit } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { SuggestionList } from './suggestion-list.tsx';

const meta = {
  title: 'Cart/SuggestionList',
  component: SuggestionList,
  parameters: { layout: 'padded' },
  args: {
    title: 'You may also like',
    children: [guide, course].map((product) => suggestion(product, 'Add to cart')),
  },
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You may also like' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = { args: { children: [], empty: 'No suggestions for now.' } };
export const LongText: Story = {
  args: {
    title: 'Dazu passende Veröffentlichungen und Werkzeuge',
    children: [germanGuide, course].map((product) => suggestion(product, 'In den Warenkorb legen')),
  },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect([second?.top, second?.height]).toEqual([first?.top, first?.height]);
  },
};
export const Arabic: Story = {
  args: { title: 'قد يعجبك أيضاً', children: [suggestion(arabicGuide, 'أضف إلى السلة')] },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof SuggestionList>({
    title: words('Others bought'),
    headingLevel: { to: 2, shows: (page) => page.queryByRole('heading', { level: 2 }) !== null },
    empty: { ...words('Nothing for now'), beside: { children: [] } },
    children: {
      to: [suggestion(toolkit, 'Add to cart')],
      shows: (page) => page.queryAllByRole('listitem').length === 1,
    },
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Suggest what goes with what is in the cart, at most three.',
        'Say so when there is nothing to suggest, in the dialog; elsewhere leave the list out.',
      ]}
      notThat={['Suggest what is in the cart already.', 'Move the list while the visitor reads it.']}
    />
  ),
};
