import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { placeholder } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Basics/Picture',
  component: Picture,
  parameters: { layout: 'padded' },
  args: { src: '/art/products/1.svg', placeholder, alt: 'An open book behind glass' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Picture {...args} />
    </div>
  ),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { src: '/art/posts/price-of-mistakes.svg', ratio: 'wide' } };
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder),
};
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', placeholder)),
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Arabic: Story = { args: { alt: 'كتاب مفتوح خلف الزجاج' }, globals: { language: 'ar' } };

export const Controls: Story = {
  play: playControls<typeof Picture>({
    src: picture('/art/products/2.svg'),
    placeholder: { ...picture('/art/success.svg'), beside: { src: null } },
    alt: words('A closed book'),
    ratio: { to: 'square', alters: (page) => page.getByRole('img').clientHeight },
    priority: { to: true, shows: (page) => page.getByRole('img').getAttribute('loading') === 'eager' },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Hand in a placeholder wherever the address comes from elsewhere.',
        'Set “priority” on what is in the first view, and on nothing else.',
      ]}
      notThat={[
        'Repeat in the alternative text what the words beside it say.',
        'Show pictures with words in them: they cannot be translated.',
      ]}
    />
  ),
};
