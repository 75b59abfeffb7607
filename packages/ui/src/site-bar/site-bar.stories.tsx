import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CartButton } from '../cart-button/cart-button.tsx';
import { Flag } from '../flag/flag.tsx';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { SiteBar } from './site-bar.tsx';

const items = [
  { code: 'en', name: 'English', href: '#en', flag: <Flag code="gb" /> },
  { code: 'ar', name: 'العربية', href: '#ar', flag: <Flag code="arab-league" /> },
];

const links = (labels: readonly string[]) =>
  labels.map((label, index) => ({ href: `#${index}`, label, current: index === 2 ? ('page' as const) : undefined }));

const meta = {
  title: 'Frame/SiteBar',
  component: SiteBar,
  args: {
    brand: 'Vitrine',
    brandHref: '#home',
    menuLabel: 'Menu',
    links: links(['Home', 'Services', 'Shop', 'Blog', 'About']),
    contact: { href: '#contact', label: 'Contact' },
    children: (
      <>
        <LanguageMenu label="Language" items={items} current="en" />
        <CartButton label="Open the cart, 3 items" count={3} />
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

const small = { viewport: { value: 'mobile1', isRotated: false } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
    const brand = getComputedStyle(canvas.getByText('Vitrine'));
    await expect(brand.webkitTextStrokeWidth, 'thin strokes on a screen of single pixels').not.toBe('0px');
  },
};

export const SmallScreen: Story = {
  globals: small,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    const home = canvas.getByText('Home');
    await expect(home).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(home).toBeVisible();
  },
};

export const ClosesOnChoice: Story = {
  globals: small,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
    await expect(canvas.getByText('Blog')).not.toBeVisible();
  },
};

export const Arabic: Story = {
  args: {
    menuLabel: 'القائمة',
    links: links(['الرئيسية', 'الخدمات', 'المتجر', 'المدونة', 'من نحن']),
    contact: { href: '#contact', label: 'تواصل معنا' },
    children: (
      <>
        <LanguageMenu label="اللغة" items={items} current="ar" />
        <CartButton label="افتح السلة، 3 عناصر" count={3} />
      </>
    ),
  },
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Vitrine')).fontFamily).toContain('Vitrine Wordmark');
    const wordmark = [...document.fonts].find(({ family }) => family.includes('Vitrine Wordmark'));
    await waitFor(() => expect(wordmark?.status).toBe('loaded'));
  },
};
export const LongText: Story = {
  args: {
    links: links(['Startseite', 'Dienstleistungen', 'Online-Shop', 'Blog', 'Über das Unternehmen']),
    contact: { href: '#contact', label: 'Kontakt aufnehmen' },
  },
  globals: { language: 'de' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof SiteBar>({
    brand: words('Showcase'),
    brandHref: {
      to: '#top',
      shows: (page) => page.getByRole('link', { name: 'Vitrine' }).getAttribute('href') === '#top',
    },
    links: {
      to: [{ href: '#one', label: 'Only this', current: 'part' }],
      shows: (page) => page.queryByRole('link', { name: 'Only this', current: true }) !== null,
    },
    contact: {
      to: { href: '#write', label: 'Write to us' },
      shows: (page) => page.queryByRole('link', { name: 'Write to us' })?.getAttribute('href') === '#write',
    },
    menuLabel: {
      to: 'Pages',
      shows: (page) => page.queryByRole('navigation', { name: 'Pages' }) !== null,
    },
    children: words('No tools'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Mark the link of the page that is shown as current.', 'Keep to five links and one contact button.']}
      notThat={['Hide the cart behind the menu on small screens.', 'Translate the brand.']}
    />
  ),
};
