import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { States, withoutCode } from '../fixtures/states.tsx';
import { SearchField } from './search-field.tsx';

/**
 * A search form that also works without JavaScript.
 *
 * ### Use
 * - with results while the visitor types, and on `Enter`
 * - with the text in the URL, so that results can be shared
 *
 * ### Do not use
 * - to filter by a few known values: use `ToggleGroup`
 * - with results that change the position of the field
 *
 * ### Keyboard
 * `Tab` moves through the field and its buttons. `Enter` searches, `Escape` clears the field.
 *
 * ### Screen readers
 * A search landmark with a field named by `labels.field`. Announce the number of results in a live region.
 */
const meta = {
  title: 'Shop/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    action: '/shop',
    labels: { field: en.shop.search.field, submit: en.shop.search.submit, clear: en.shop.search.clear },
    onValueChange: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: en.shop.search.query } };
export const LongText: Story = { args: { defaultValue: en.guide.description } };
export const AllStates: Story = {
  args: { defaultValue: en.shop.search.query },
  // The story renders several search landmarks with the same name.
  parameters: { ...withoutCode, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <States>
      <div style={{ inlineSize: '17rem' }}>
        <SearchField {...args} />
      </div>
    </States>
  ),
};

/** As on a phone with text of 200 %: the label is above the text, because the placeholder does not fit. */
export const VeryNarrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '10.5rem' }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const label = canvasElement.querySelector('label');
    await expect(label).toHaveTextContent(getFixtures(globals).shop.search.field);
    await expect(label?.getBoundingClientRect().width).toBeGreaterThan(100);
    const input = canvas.getByRole('searchbox');
    await expect(input.getBoundingClientRect().top).toBeGreaterThan(label?.getBoundingClientRect().top ?? 0);
    await expect(input.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

export const Search: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const { field, query, clear } = getFixtures(globals).shop.search;
    const input = canvas.getByRole('searchbox', { name: field });
    await userEvent.type(input, query);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(query);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(query);
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard(`${query}{Escape}`);
    await expect(args.onClear).toHaveBeenCalledTimes(2);
    await expect(input).toHaveValue('');
  },
};
