import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from './icon-button.tsx';

/**
 * A button that shows only an icon. Its click target is 44 by 44 px.
 *
 * ### Use
 * - for actions with a well-known icon: close, remove, menu
 * - with a label that names the action and its object: “Close the cart”
 *
 * ### Do not use
 * - if there is space for a text label
 * - several times with the same label, without `aria-describedby`
 *
 * ### Keyboard
 * `Tab` moves the focus to it, `Enter` and `Space` press it.
 *
 * ### Screen readers
 * A button named by `label`; the icon is hidden.
 */
const meta = {
  title: 'Basics/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label: en.site.close, onClick: fn(), children: <icons.CloseIcon /> },
  argTypes: {
    children: {
      control: 'select',
      options: Object.keys(icons),
      mapping: Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />])),
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AllStates: Story = {
  parameters: withoutCode,
  render: (args) => (
    <States>
      <IconButton {...args} />
    </States>
  ),
};

export const Press: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: getFixtures(globals).site.close });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
