import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { VitrineTheme } from './theme.tsx';

const meta = {
  title: 'Frame/VitrineTheme',
  component: VitrineTheme,
  args: {
    direction: 'ltr',
    children: (
      <main style={{ padding: '2rem' }}>
        <Button>A pane of its own</Button>
      </main>
    ),
  },
} satisfies Meta<typeof VitrineTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The element that the theme draws around its children. */
const frame = (main: HTMLElement) => getComputedStyle(main.parentElement ?? main);

export const Default: Story = {
  play: async ({ canvas }) => expect(frame(canvas.getByRole('main')).direction).toBe('ltr'),
};
export const OwnColours: Story = {
  args: { className: 'own-colours' },
  render: (args) => (
    <>
      <style>{'.own-colours { --accent-9: #4a1d3f; --accent-10: #5e2951; --vt-ground: #fbf7f2; }'}</style>
      <VitrineTheme {...args} />
    </>
  ),
  play: async ({ canvas }) =>
    expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).toBe('rgb(74, 29, 63)'),
};
export const Arabic: Story = {
  args: {
    direction: 'rtl',
    children: (
      <main style={{ padding: '2rem' }}>
        <Button>لوح زجاجي</Button>
      </main>
    ),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { args: { appearance: 'dark' }, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof VitrineTheme>({
    direction: { to: 'rtl', shows: (page) => frame(page.getByRole('main')).direction === 'rtl' },
    appearance: { to: 'dark', alters: (page) => frame(page.getByRole('main')).color },
    children: words('Nothing in it'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Put it once around the page; dialogs and toasts find it by themselves.',
        'Set “lang” and “dir” on the page’s root as well: typefaces follow them.',
      ]}
      notThat={[
        'Nest it to change a colour: set a custom property instead.',
        'Set the appearance when the visitor’s system may decide.',
      ]}
    />
  ),
};
