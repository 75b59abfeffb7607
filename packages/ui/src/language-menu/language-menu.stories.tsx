import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { languageItems } from '../fixtures/samples.tsx';
import { LanguageMenu } from './language-menu.tsx';

/**
 * Links to this page in each language, in a native popover, which works without JavaScript.
 *
 * ### Use
 * - with the name of each language in that language: Deutsch, العربية
 * - with links to the same page, not to the home page
 *
 * ### Do not use
 * - with flags alone
 *
 * ### Keyboard
 * `Enter` and `Space` open the list, `Tab` moves through it, `Enter` follows a link, `Escape` closes the list.
 *
 * ### Screen readers
 * The button is named by its label and the current language. Each link has the `lang` of its language. The current one has `aria-current`.
 */
const meta = {
  title: 'Layout/LanguageMenu',
  component: LanguageMenu,
  tags: ['autodocs'],
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '28rem' } } },
  args: {
    label: en.site.language,
    value: 'en',
    onValueChange: fn((_code, event) => event.preventDefault()),
    items: languageItems,
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
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${getFixtures(globals).site.language}: English` }));
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('English');
  },
};

/** The name of each language in that language. */
export const Do: Story = { tags: ['!dev', '!autodocs'], play: Open.play };
/** Flags stand for countries, not for languages, and the links have no accessible name. */
export const DoNot: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { config: { rules: [{ id: 'link-name', enabled: false }] } } },
  args: { items: languageItems.map((item) => ({ ...item, name: '' })) },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button')),
};

export const Choose: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const frenchLink = canvas.getByRole('link', { name: 'Français' });
    await expect(frenchLink).toHaveAttribute('hreflang', 'fr');
    await userEvent.click(frenchLink);
    await expect(args.onValueChange).toHaveBeenCalledWith('fr', expect.anything());
    await expect(frenchLink).not.toBeVisible();
  },
};
