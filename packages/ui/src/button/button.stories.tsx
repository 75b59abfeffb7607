import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { Section } from '../section/section.tsx';
import { Button } from './button.tsx';

/**
 * Performs an action on this page.
 *
 * ### Use
 * - one `primary` button per view; `secondary` next to it, `quiet` for others
 * - with a verb: “Add to cart”, “Send message”
 * - `loading` while an action runs
 *
 * ### Do not use
 * - to navigate: use `ButtonLink`, which can be opened in a new tab
 * - `disabled` for incomplete input: keep the button enabled, and show errors after the click
 * - with the amber color: it is reserved for small accents, such as the badge of a product on sale
 *
 * ### Keyboard
 * `Tab` moves the focus to it, `Enter` and `Space` press it.
 *
 * ### Screen readers
 * A button with its label. While `loading`, it keeps its label and is announced as unavailable.
 */
const meta = {
  title: 'Basics/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { children: en.cart.add, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Large: Story = { args: { size: 'large' } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: getFixtures(globals).cart.add })).toBeDisabled(),
};
export const Disabled: Story = { args: { disabled: true } };

/** Each variant in both sizes. One row contains all states of a button. */
export const AllStates: Story = {
  parameters: withoutCode,
  args: { children: en.form.send },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {(['medium', 'large'] as const).flatMap((size) =>
        (['primary', 'secondary', 'quiet'] as const).map((variant) => {
          const buttonProps = { ...args, variant, size };
          return (
            <States
              key={`${variant} ${size}`}
              propStates={{
                Loading: <Button {...buttonProps} loading />,
                Disabled: <Button {...buttonProps} disabled />,
              }}
            >
              <Button {...buttonProps} />
            </States>
          );
        }),
      )}
    </div>
  ),
};
/** On the dark background of a section with `tone="ink"`. */
export const OnInk: Story = {
  parameters: { ...withoutCode, layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Section tone="ink" title={getFixtures(globals).form.title}>
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <States key={variant}>
            <Button {...args} variant={variant} />
          </States>
        ))}
      </div>
    </Section>
  ),
};
/** A narrow parent: the label wraps. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '7rem' }}>
      <Button {...args} />
    </div>
  ),
};

/** One primary button per view, with a secondary button next to it. */
export const Do: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Button {...args} />
      <Button variant="secondary">{getFixtures(globals).cart.continueShopping}</Button>
    </div>
  ),
};
/** Two primary buttons: neither stands out. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Button {...args} />
      <Button>{getFixtures(globals).cart.continueShopping}</Button>
    </div>
  ),
};

export const Press: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
