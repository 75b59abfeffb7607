import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Flag } from '../flag/flag.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Frame/LanguageMenu',
  component: LanguageMenu,
  parameters: { layout: 'padded' },
  args: {
    label: 'Language',
    current: 'en',
    onChoose: fn((_code, event) => event.preventDefault()),
    items: [
      { code: 'en', name: 'English', href: '#en', flag: <Flag code="gb" /> },
      { code: 'es', name: 'Español', href: '#es', flag: <Flag code="es" /> },
      { code: 'pt', name: 'Português', href: '#pt', flag: <Flag code="pt" /> },
      { code: 'fr', name: 'Français', href: '#fr', flag: <Flag code="fr" /> },
      { code: 'de', name: 'Deutsch', href: '#de', flag: <Flag code="de" /> },
      { code: 'ar', name: 'العربية', href: '#ar', flag: <Flag code="arab-league" /> },
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '26rem' }}>
      <LanguageMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
  },
};

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const french = canvas.getByRole('link', { name: 'Français' });
    await expect(french).toHaveAttribute('hreflang', 'fr');
    await userEvent.click(french);
    await expect(args.onChoose).toHaveBeenCalledWith('fr', expect.anything());
    await expect(french).not.toBeVisible();
  },
};

export const Arabic: Story = {
  ...Open,
  args: { label: 'اللغة', current: 'ar' },
  globals: { language: 'ar' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};
export const Dark: Story = { ...Open, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof LanguageMenu>({
    label: words('Tongue'),
    items: {
      to: [{ code: 'en', name: 'English', href: '#en', flag: null }],
      alters: () => document.querySelectorAll('a[hreflang]').length,
    },
    current: { to: 'de', shows: (page) => page.getByRole('button').textContent.includes('Deutsch') },
    onChoose: async (page) => {
      await userEvent.click(page.getByRole('button'));
      await userEvent.click(page.getByRole('link', { name: 'Français' }));
    },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Name each language in itself: Deutsch, العربية.',
        'Let each entry be a link to the same page in that language.',
      ]}
      notThat={['Use a flag without the name.', 'Sort by what the page’s language calls the others.']}
    />
  ),
};
