import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Price } from '../price/price.tsx';
import { ActionBar } from './action-bar.tsx';

/**
 * The buttons of a page. On small screens they stay at the bottom of the screen until the end of their container.
 *
 * ### Use
 * - once per page, for its main action
 * - with a `summary`, such as the price
 *
 * ### Do not use
 * - for buttons of a form: they belong below its last field
 * - with more than two buttons
 *
 * ### Keyboard
 * The buttons keep their place in the focus order. Set `scroll-padding-block-end: var(--vt-action-bar)` on `<html>`, so that the bar does
 * not cover the focused element.
 *
 * ### Screen readers
 * The buttons at the bottom of the screen are the same elements, so they are announced once.
 */
const meta = {
  title: 'Product/ActionBar',
  component: ActionBar,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    summary: <Price price={en.guide.price} />,
    children: <Button size="large">{en.cart.add}</Button>,
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallScreen: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => (
    <>
      <div style={{ blockSize: '250vh' }} />
      <ActionBar {...args} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { cart, guide } = getFixtures(globals);
    const button = canvas.getByRole('button', { name: cart.add });
    for (const position of [0, innerHeight]) {
      scrollTo(0, position);
      await expect(canvas.getByText(guide.price)).toBeVisible();
      const { top, bottom } = button.getBoundingClientRect();
      await expect(top).toBeGreaterThan(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    }
  },
};
