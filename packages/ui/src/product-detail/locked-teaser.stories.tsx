import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { LockedTeaser } from './sections.tsx';

const unlock = fn();

/**
 * The blurred start of a text that the visitor has to buy.
 *
 * ### Use
 * - with the start of the text only: it is part of the HTML
 * - with a button that says what it unlocks
 *
 * ### Do not use
 * - for information that visitors need before they buy
 *
 * ### Keyboard
 * Only the button is focusable: the text is `inert`.
 *
 * ### Screen readers
 * The text is hidden. The button has its own label.
 */
const meta = {
  title: 'Product/LockedTeaser',
  component: LockedTeaser,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { teaser: en.product.teaser, children: <Button onClick={unlock}>{en.product.unlock}</Button> },
} satisfies Meta<typeof LockedTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortText: Story = { args: { teaser: en.product.noReviews } };

export const Unlock: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { product } = getFixtures(globals);
    await expect(canvas.getByText(product.teaser)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(product.teaser).closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: product.unlock }));
    await expect(unlock).toHaveBeenCalledOnce();
  },
};
