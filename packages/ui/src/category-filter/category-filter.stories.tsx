import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { CategoryFilter } from './category-filter.tsx';

const options = [
  { value: 'all', label: 'All products' },
  { value: 'e-books', label: 'E-books' },
  { value: 'software', label: 'Software' },
  { value: 'courses', label: 'Courses' },
];

const meta = {
  title: 'Shop/CategoryFilter',
  component: CategoryFilter,
  parameters: { layout: 'padded' },
  args: { label: 'Category', options, value: 'all', onChange: fn() },
  render: function Filter(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CategoryFilter
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Software' }));
    await expect(args.onChange).toHaveBeenCalledWith('software');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Software');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  args: {
    label: 'الفئة',
    options: [
      { value: 'all', label: 'كل المنتجات' },
      { value: 'e-books', label: 'كتب إلكترونية' },
      { value: 'courses', label: 'دورات' },
    ],
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const LongText: Story = {
  args: {
    label: 'Kategorie',
    options: [
      { value: 'all', label: 'Sämtliche Veröffentlichungen' },
      { value: 'software', label: 'Softwarewerkzeuge und Vorlagen' },
      { value: 'courses', label: 'Weiterbildungsangebote' },
    ],
  },
  globals: { language: 'de' },
};

export const Controls: Story = {
  play: playControls<typeof CategoryFilter>({
    label: words('Kind of product'),
    options: {
      to: [{ value: 'all', label: 'Everything' }],
      shows: (page) =>
        page
          .queryAllByRole('button')
          .map(({ textContent }) => textContent)
          .join() === 'Everything',
    },
    value: {
      to: 'courses',
      shows: (page) => page.queryByRole('button', { name: 'Courses', pressed: true }) !== null,
    },
    onChange: (page) => userEvent.click(page.getByRole('button', { name: 'Courses' })),
    disabled: { to: true, shows: (page) => page.getByRole('button', { name: 'Courses' }).matches(':disabled') },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Begin with “all”, so that there is a way back.',
        'Keep the choice in the address, so that it can be shared.',
      ]}
      notThat={['Offer a category that has nothing in it.', 'Use it to lead to other pages.']}
    />
  ),
};
