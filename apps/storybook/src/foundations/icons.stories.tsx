import type { Meta, StoryObj } from '@storybook/react-vite';
import * as kit from '@vitrine/ui';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Foundation } from './foundation.tsx';

/** Search keywords for each icon, in addition to its name. */
const keywords: Readonly<Record<string, string>> = {
  BackIcon: 'arrow return',
  BagIcon: 'cart basket shop',
  CheckIcon: 'done tick',
  ChevronIcon: 'open expand arrow',
  CloseIcon: 'cancel dismiss x',
  ForwardIcon: 'arrow next more',
  LockIcon: 'secure private',
  MenuIcon: 'navigation hamburger',
  MinusIcon: 'less decrease',
  PlusIcon: 'more increase add',
  RemoveIcon: 'delete trash bin',
  SearchIcon: 'find magnifier',
  StarIcon: 'review rating',
};

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, typeof kit.BagIcon][];

function IconGallery() {
  const [query, setQuery] = useState('');
  const matches = icons.filter(([name]) =>
    `${name} ${keywords[name] ?? ''}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Foundation intro="Icons are 20 px wide with outlines of 1.25 px, in the color of the text. The icons for forward and back are mirrored in right-to-left text. Import an icon by its name from @vitrine/ui.">
      <div className="foundation__search">
        <kit.TextField label="Search icons" value={query} onChange={({ target }) => setQuery(target.value)} />
      </div>
      <ul className="foundation__grid" aria-label="Icons">
        {matches.map(([name, Icon]) => (
          <li key={name} className="foundation__card">
            <Icon />
            <p className="foundation__caption">{name}</p>
          </li>
        ))}
      </ul>
    </Foundation>
  );
}

const meta = { title: 'Foundations/Icons', component: IconGallery } satisfies Meta<typeof IconGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(keywords).length),
};
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search icons' }), 'cart');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['BagIcon']);
  },
};
