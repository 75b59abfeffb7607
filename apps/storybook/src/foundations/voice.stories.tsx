import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pane, PaneGrid } from '@vitrine/ui';
import { Foundation } from './foundation.tsx';

const rules = [
  ['Say what happened and what to do', 'Only 3 are left, so 3 are in your cart.', 'Error: quantity exceeded.'],
  ['Name the action on the button', 'Add to cart', 'Submit'],
  ['Give numbers', '15 chapters, 20 hours of video, 5 projects', 'A comprehensive, world-class learning experience'],
  ['Address the reader', 'Your cart is empty', 'No items were found in the cart entity'],
] as const;

const meta = {
  title: 'Foundations/Voice',
  render: () => (
    <Foundation intro="Write short, concrete and polite text in every language.">
      <PaneGrid columns={2}>
        {rules.map(([rule, good, bad]) => (
          <Pane key={rule} className="foundation__guideline">
            <h2>{rule}</h2>
            <p>
              Do: <q>{good}</q>
            </p>
            <p>
              Don’t: <q>{bad}</q>
            </p>
          </Pane>
        ))}
      </PaneGrid>
    </Foundation>
  ),
} satisfies Meta;

export default meta;

export const Voice: StoryObj = {};
