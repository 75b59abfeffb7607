import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { course, guide, renderSuggestionCard } from '../fixtures/samples.tsx';
import { SuggestionList } from './suggestion-card.tsx';

/**
 * The list around `SuggestionCard` elements, with its heading.
 *
 * ### Use
 * - with at most three products
 * - in a dialog, with a text for `empty`; elsewhere, render no list if there are no suggestions
 *
 * ### Do not use
 * - with products that are in the cart already
 *
 * ### Screen readers
 * A region named by its heading, with a list.
 */
const meta = {
  title: 'Cart/SuggestionList',
  component: SuggestionList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { title: en.cart.suggestions, children: [renderSuggestionCard(guide), renderSuggestionCard(course)] },
} satisfies Meta<typeof SuggestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: getFixtures(globals).cart.suggestions })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const [firstRect, secondRect] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect([secondRect?.top, secondRect?.height]).toEqual([firstRect?.top, firstRect?.height]);
  },
};
export const Empty: Story = { args: { children: [], empty: en.cart.noSuggestions } };
