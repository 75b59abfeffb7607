import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { OptionPicker } from './option-picker.tsx';

const { options: optionTexts } = en.product;
const toOptions = (labels: readonly string[]) => labels.map((label, index) => ({ value: String(index), label }));

/**
 * Radio buttons for one option of a product, such as its format.
 *
 * ### Use
 * - for each option of a product, with the default one chosen
 * - with a `note` on an unavailable value: the visitor can still choose it, and then choose another value in a different picker
 *
 * ### Do not use
 * - for more than about ten options
 * - to filter a list: use `ToggleGroup`
 *
 * ### Keyboard
 * `Tab` moves to the chosen option, the arrow keys choose another.
 *
 * ### Screen readers
 * A group named by its legend, with radio buttons; the note is part of the name.
 */
const meta = {
  title: 'Product/OptionPicker',
  component: OptionPicker,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { legend: optionTexts.format, options: toOptions(optionTexts.formats), defaultValue: '0', onValueChange: fn() },
} satisfies Meta<typeof OptionPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const UnavailableOptions: Story = {
  args: {
    options: [
      { value: '0', label: optionTexts.formats[0] ?? '' },
      { value: '1', label: optionTexts.formats[1] ?? '', note: optionTexts.soldOut },
      { value: '2', label: optionTexts.formats[2] ?? '', note: optionTexts.notOffered },
    ],
  },
};
export const NothingChosen: Story = { args: { defaultValue: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabels: Story = { args: { legend: optionTexts.license, options: toOptions(optionTexts.licenses) } };

export const Choose: Story = {
  tags: ['!autodocs'],
  args: { name: 'format' },
  render: (args) => (
    <form>
      <OptionPicker {...args} />
    </form>
  ),
  play: async ({ canvas, args, globals }) => {
    const { format, formats } = getFixtures(globals).product.options;
    const [pdf = '', epub = ''] = formats;
    await expect(canvas.getByRole('group', { name: format })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: epub }));
    await expect(args.onValueChange).toHaveBeenCalledWith('1');
    const radio = canvas.getByRole<HTMLInputElement>('radio', { name: epub });
    await expect(radio).toBeChecked();
    await expect([...new FormData(radio.form as HTMLFormElement)]).toEqual([['format', '1']]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: pdf })).toBeChecked();
  },
};
