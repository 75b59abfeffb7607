import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { BackLink } from './back-link.tsx';

/**
 * A quiet link with an arrow from a detail page back to its list.
 *
 * ### Use
 * - at the beginning or the end of a detail page
 *
 * ### Do not use
 * - for the main action of a view: use a `ButtonLink`
 *
 * ### Keyboard
 * `Enter` follows the link.
 *
 * ### Screen readers
 * A link; the arrow is hidden.
 */
const meta = {
  title: 'Basics/BackLink',
  component: BackLink,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { href: '#shop', children: en.shop.back },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
