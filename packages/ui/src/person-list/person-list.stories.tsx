import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { TextLink } from '../link/text-link.tsx';
import { PersonList } from './person-list.tsx';

const people = ['Claire Morvan', 'Thomas Belkacem', 'Inès Delaunay', 'Julien Ferrand'].map((name, index) => ({
  name,
  portrait: `/art/people/${['claire-morvan', 'thomas-belkacem', 'ines-delaunay', 'julien-ferrand'][index]}.svg`,
}));

/**
 * The portraits of people in a row.
 *
 * ### Use
 * - for people whom the visitor can read, meet or write to
 *
 * ### Do not use
 * - with pictures of people who do not exist: their names are a promise
 *
 * ### Keyboard
 * Only the links in the notes are focusable.
 *
 * ### Screen readers
 * A list of names. The portraits are hidden.
 */
const meta = {
  title: 'Landing/PersonList',
  component: PersonList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { people },
} satisfies Meta<typeof PersonList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLinks: Story = {
  args: { people: people.map((person) => ({ ...person, note: <TextLink href="#post">{en.post.category}</TextLink> })) },
};
