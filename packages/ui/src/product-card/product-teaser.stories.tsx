import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { guide } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { ProductTeaser } from './product-teaser.tsx';

/**
 * A product in a text, behind the paragraph that mentions it. The whole element is a link to its page.
 *
 * ### Use
 * - in an article that cites the product
 *
 * ### Do not use
 * - in a list of products: use `ProductCard`
 *
 * ### Keyboard
 * `Tab` moves the focus to the link.
 *
 * ### Screen readers
 * Complementary content, named by the product.
 */
const meta = {
  title: 'Shop/ProductTeaser',
  component: ProductTeaser,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    href: guide.href,
    title: guide.title,
    image: guide.image,
    price: <Price price={guide.price} />,
    labels: { details: en.shop.details },
  },
} satisfies Meta<typeof ProductTeaser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { shop, guide: product } = getFixtures(globals);
    await expect(canvas.getByRole('link', { name: `${shop.details} ${product.title}` })).toHaveAttribute(
      'href',
      guide.href,
    );
  },
};
export const WithoutPicture: Story = { args: { image: null } };
