import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CartButton } from '../cart-button/cart-button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { languageItems } from '../fixtures/samples.tsx';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { SiteBar } from './site-bar.tsx';

/**
 * The bar at the top of every page. On small screens its links are in a native popover, which works without JavaScript.
 *
 * ### Use
 * - with at most five links and one contact button
 * - with the current page marked (`current`)
 *
 * ### Do not use
 * - with the cart button inside the menu: it must stay visible on small screens
 *
 * ### Keyboard
 * `Tab` moves through the links. On small screens, `Enter` opens the menu and `Escape` closes it.
 *
 * ### Screen readers
 * A navigation landmark named by `labels.menu`; the current page is announced.
 */
const meta = {
  title: 'Layout/SiteBar',
  component: SiteBar,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    brand: 'Vitrine',
    brandHref: '#home',
    labels: { menu: en.site.menu },
    links: en.site.links.map((label, index) => ({
      href: `#${index}`,
      label,
      current: index === 2 ? ('page' as const) : undefined,
    })),
    contact: { href: '#contact', label: en.site.contact },
    children: (
      <>
        <LanguageMenu label={en.site.language} items={languageItems} value="en" />
        <CartButton label={en.cart.open} count={3} />
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <SiteBar {...args} />
    </div>
  ),
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktopGlobals = { viewport: { value: 'desktop', isRotated: false } };
const smallScreenGlobals = { viewport: { value: 'mobile1', isRotated: false } };

export const Desktop: Story = {
  globals: desktopGlobals,
  play: async ({ canvas, globals }) => {
    const { site } = getFixtures(globals);
    await expect(canvas.getByRole('navigation', { name: site.menu })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(site.links[2] ?? '');
    const brandStyle = getComputedStyle(canvas.getByText('Vitrine'));
    if (globals.language !== 'ar') return;
    await expect(brandStyle.fontFamily).toContain('Vitrine Wordmark');
    const wordmarkFont = [...document.fonts].find(({ family }) => family.includes('Vitrine Wordmark'));
    await waitFor(() => expect(wordmarkFont?.status).toBe('loaded'));
  },
};

export const SmallScreen: Story = {
  globals: smallScreenGlobals,
  parameters: { docs: { story: { height: '32rem' } } },
  play: async ({ canvas, globals }) => {
    const { site } = getFixtures(globals);
    const homeLink = canvas.getByText(site.links[0] ?? '');
    await expect(homeLink).not.toBeVisible();
    const menuButton = canvas.getByRole('button', { name: site.menu });
    const getIconVisibility = () =>
      [...menuButton.querySelectorAll('svg')].map((icon) => icon.checkVisibility({ visibilityProperty: true }));
    await expect(getIconVisibility()).toEqual([true, false]);
    await userEvent.click(menuButton);
    await waitFor(() => expect(homeLink).toBeVisible());
    await expect(getIconVisibility(), 'the close icon replaces the menu icon').toEqual([false, true]);
  },
};

export const CloseOnLinkClick: Story = {
  tags: ['!autodocs'],
  globals: smallScreenGlobals,
  play: async ({ canvas, globals }) => {
    const { site } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: site.menu }));
    const blogLink = canvas.getByRole('link', { name: site.links[3] ?? '' });
    await userEvent.click(blogLink);
    await waitFor(() => expect(blogLink).not.toBeVisible());
  },
};
