import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { ButtonLink } from './button.tsx';

/**
 * A link that looks like a button.
 *
 * ### Use
 * - to link to another page or section
 * - with a label that says where it leads: “Visit the shop”
 *
 * ### Do not use
 * - for an action on this page: use `Button`
 * - with a label such as “Click here”
 *
 * ### Keyboard
 * `Tab` moves the focus to it, `Enter` follows it.
 *
 * ### Screen readers
 * A link with its label. Internal links are rendered by the component of `LinkProvider`.
 */
const meta = {
  title: 'Basics/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { href: '#shop', children: en.shop.visit, onClick: fn() },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
/** Each variant in both sizes. One row contains all states of a link. */
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {(['medium', 'large'] as const).flatMap((size) =>
        (['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <States key={`${variant} ${size}`}>
            <ButtonLink {...args} variant={variant} size={size} />
          </States>
        )),
      )}
    </div>
  ),
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '7rem' }}>
      <ButtonLink {...args} />
    </div>
  ),
};

/** The label says where the link leads. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };
/** The label makes sense only together with the text around it. */
export const DoNot: Story = { tags: ['!dev', '!autodocs'], args: { children: en.shop.vagueLink } };

export const FollowedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
