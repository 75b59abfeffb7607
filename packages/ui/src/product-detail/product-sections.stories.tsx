import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { guide } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { ProductSections } from './product-sections.tsx';
import { DetailSection, FeatureList } from './sections.tsx';

/**
 * The sections of a product page. On large screens, a list of them, the price and the buttons stay beside them.
 *
 * ### Use
 * - in `ProductDetail`, with three or more sections
 *
 * ### Do not use
 * - for one or two sections
 *
 * ### Keyboard
 * The list is before the sections in the focus order.
 *
 * ### Screen readers
 * A navigation, then the sections. In `ProductDetail`, the price and the buttons are hidden until those at the top are out of view.
 */
const meta = {
  title: 'Product/ProductSections',
  component: ProductSections,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    rail: {
      label: en.product.contentsTitle,
      items: [
        { href: '#sections-features', label: en.product.featuresTitle },
        { href: '#sections-reviews', label: en.product.reviews },
      ],
    },
    image: { src: '/art/products/1.svg' },
    price: <Price price={guide.price} />,
    actions: <Button>{en.product.buy}</Button>,
    children: [
      <DetailSection key="features" id="sections-features" title={en.product.featuresTitle}>
        <FeatureList features={en.product.features} />
      </DetailSection>,
      <DetailSection key="reviews" id="sections-reviews" title={en.product.reviews}>
        <p>{en.product.noReviews}</p>
      </DetailSection>,
    ],
  },
} satisfies Meta<typeof ProductSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
