import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { SkipLink } from './skip-link.tsx';

/**
 * A link to the content, for keyboard users. It is visible only while focused.
 *
 * ### Use
 * - as the first focusable element of the page
 * - with the id of an element that can receive the focus
 *
 * ### Do not use
 * - with `display: none`, which also hides it from keyboard users
 *
 * ### Keyboard
 * The first `Tab` shows it, `Enter` follows it.
 *
 * ### Screen readers
 * A link, always in the accessibility tree.
 */
const meta = {
  title: 'Layout/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: { href: '#main', children: en.site.skip },
  render: (args, { globals }) => (
    <>
      <SkipLink {...args} />
      <main id="main" style={{ padding: '6rem 2rem' }}>
        {getFixtures(globals).site.content}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

// The example of the documentation page must not take the focus, so it only looks focused.
export const Focused: Story = { args: { style: { translate: 'none' } } };

export const FocusOnTab: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: getFixtures(globals).site.skip });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
