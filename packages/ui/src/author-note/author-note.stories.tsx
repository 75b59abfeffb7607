import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { TextLink } from '../link/text-link.tsx';
import { AuthorNote } from './author-note.tsx';

/**
 * Name, job and experience of an author.
 *
 * ### Use
 * - at the end of a product page or an article
 * - with the person's experience instead of academic titles
 *
 * ### Do not use
 * - for a complete résumé
 *
 * ### Keyboard
 * Only the link in `children` is focusable.
 */
const meta = {
  title: 'Product/AuthorNote',
  component: AuthorNote,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { ...en.product.author },
} satisfies Meta<typeof AuthorNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPortrait: Story = { args: { portrait: '/art/people/claire-morvan.svg' } };
export const WithLink: Story = { args: { children: <TextLink href="#post">{en.product.relatedPost}</TextLink> } };
