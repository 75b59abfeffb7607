import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaneGrid } from '@vitrine/ui';
import './foundations.css';

const advice = [
  ['Say what happened and what to do', 'Only 3 are left, so 3 are in your cart.', 'Error: quantity exceeded.'],
  ['Name the action on the button', 'Add to cart', 'Submit'],
  [
    'Let figures speak',
    '15 chapters, 20 hours of video, 5 projects',
    'A comprehensive, world-class learning experience',
  ],
  ['Write for the one who reads', 'Your cart is empty', 'No items were found in the cart entity'],
] as const;

function Voice() {
  return (
    <PaneGrid columns={2}>
      {advice.map(([rule, good, bad]) => (
        <article key={rule} className="advice">
          <h2>{rule}</h2>
          <p>
            Do: <q>{good}</q>
          </p>
          <p>
            Don’t: <q>{bad}</q>
          </p>
        </article>
      ))}
    </PaneGrid>
  );
}

const meta = { title: 'Foundations/Voice', component: Voice } satisfies Meta<typeof Voice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { appearance: 'dark' } };
