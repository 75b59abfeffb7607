import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { LegalView } from './legal-view.tsx';

/**
 * A legal document that fills the screen. It is rendered without a portal, so it can be linked, printed and prerendered.
 *
 * ### Use
 * - with the date of the last change at the top
 * - with a close link to a page, for visitors who opened the URL directly
 *
 * ### Do not use
 * - to ask for consent: use `CookieBanner`
 *
 * ### Keyboard
 * `Escape` follows the close link.
 *
 * ### Screen readers
 * A dialog named by its title, which is the first heading of the page.
 */
const meta = {
  title: 'Layout/LegalView',
  component: LegalView,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    title: en.legal.title,
    updated: en.legal.updated,
    html: en.post.body,
    copyright: en.site.copyright,
    close: { href: '#home', label: en.site.close },
  },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('link', { name: getFixtures(globals).site.close })).toHaveAttribute('href', '#home');
  },
};

export const CloseOnEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const onClick = fn();
    canvas.getByRole('link', { name: getFixtures(globals).site.close }).addEventListener('click', onClick);
    await userEvent.keyboard('{Escape}');
    await expect(onClick).toHaveBeenCalledOnce();
  },
};
