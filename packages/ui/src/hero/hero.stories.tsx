import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { Price } from '../price/price.tsx';
import { ShopWindow } from '../shop-window/shop-window.tsx';
import { Hero } from './hero.tsx';

const windowPanes = [en.guide, en.toolkit, en.course, en.guide, en.toolkit, en.course].map(
  ({ title, price }, index) => ({
    href: `#product-${index + 1}`,
    title,
    price: <Price price={price} />,
    image: { lit: `/art/window.svg#lit-${index + 1}`, unlit: `/art/window.svg#unlit-${index + 1}` },
  }),
);

/**
 * The hero of the landing page.
 *
 * ### Use
 * - with a title of at most eight words that says what the visitor gets
 * - with the most important action first
 *
 * ### Do not use
 * - twice on a page
 * - with a picture that contains text: it cannot be translated
 *
 * ### Keyboard
 * Its actions and the links of its figure are focusable.
 *
 * ### Screen readers
 * A region named by its first-level heading.
 */
const meta = {
  title: 'Landing/Hero',
  component: Hero,
  tags: ['autodocs'],
  args: {
    title: en.landing.title,
    subtitle: en.landing.subtitle,
    actions: (
      <>
        <ButtonLink size="large" href="#shop">
          {en.shop.visit}
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" href="#services">
          {en.landing.services}
        </ButtonLink>
      </>
    ),
    figure: <ShopWindow label={en.shop.title} panes={windowPanes} visitor="/art/window.svg#visitor" />,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(getFixtures(globals).landing.title),
};
