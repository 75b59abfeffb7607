import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { guide } from '../fixtures/samples.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { OptionPicker } from '../option-picker/option-picker.tsx';
import { Price } from '../price/price.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { StockStatus } from '../stock-status/stock-status.tsx';
import { ContentsList, FactList } from './lists.tsx';
import { ProductDetail } from './product-detail.tsx';
import { DetailPart, DetailSection, EmptyReviews, FeatureList, LockedTeaser } from './sections.tsx';

const { href: _href, ...product } = guide;

const { gallery, options } = en.product;

const renderPicker = (legend: string, labels: readonly string[], soldOutIndex?: number) => (
  <OptionPicker
    key={legend}
    legend={legend}
    options={labels.map((label, index) => ({
      value: String(index),
      label,
      note: index === soldOutIndex ? options.soldOut : undefined,
    }))}
    value="0"
    onValueChange={fn()}
  />
);

const quantity = (
  <QuantityField
    value={1}
    min={1}
    labels={{ quantity: en.cart.quantity, increase: en.cart.increase, decrease: en.cart.decrease }}
    onValueChange={fn()}
  />
);

/**
 * The content of a product page.
 *
 * ### Use
 * - with a `gallery` if there are several pictures, and an `OptionPicker` for each option
 * - with the sections in this order: preview, locked content, features, reviews
 *
 * ### Do not use
 * - with the whole locked text in `LockedTeaser`: it is part of the HTML
 * - with invented reviews
 *
 * ### Keyboard
 * The focus order is back link, gallery, options, actions, sections.
 *
 * ### Screen readers
 * An article with a first-level heading; each `DetailSection` is a region.
 */
const meta = {
  title: 'Product/ProductDetail',
  component: ProductDetail,
  tags: ['autodocs'],
  args: {
    ...product,
    back: { href: '#shop', label: en.shop.back },
    price: <Price price={guide.price} />,
    facts: <FactList facts={en.product.facts} />,
    actions: <Button size="large">{en.cart.add}</Button>,
    children: (
      <>
        <DetailSection title={en.product.previewTitle}>
          <RichText html={en.post.body} />
          <DetailPart title={en.product.contentsTitle}>
            <ContentsList items={en.product.chapters} />
          </DetailPart>
        </DetailSection>
        <DetailSection title={en.product.fullContentTitle}>
          <LockedTeaser teaser={en.product.teaser}>
            <Button>{en.product.unlock}</Button>
          </LockedTeaser>
        </DetailSection>
        <DetailSection title={en.product.featuresTitle}>
          <FeatureList features={en.product.features} />
        </DetailSection>
        <DetailSection title={en.product.reviews}>
          <EmptyReviews text={en.product.noReviews} />
        </DetailSection>
      </>
    ),
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { guide, product } = getFixtures(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(guide.title);
    await expect(canvas.getByText(product.teaser).closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const FewLeft: Story = { args: { note: <StockStatus level="low">{en.shop.fewLeft}</StockStatus> } };
export const SoldOut: Story = {
  args: { note: <StockStatus level="out">{en.shop.unavailable}</StockStatus>, actions: undefined },
};
export const OneOption: Story = {
  args: { options: renderPicker(options.format, options.formats, 2), quantity },
};
export const ThreeOptions: Story = {
  args: {
    category: en.shop.newLabel,
    highlighted: true,
    gallery: (
      <Gallery
        label={gallery.label}
        labels={{ previous: gallery.previous, next: gallery.next, zoom: gallery.zoom, close: en.site.close }}
        images={[
          { src: '/art/products/1.svg', alt: en.product.pictureAlt },
          { src: '/art/products/2.svg', alt: gallery.picture },
        ]}
      />
    ),
    price: (
      <Price
        price={en.shop.salePrice}
        priceLabel={en.shop.salePriceLabel}
        oldPrice={guide.price}
        oldPriceLabel={en.shop.oldPriceLabel}
      />
    ),
    options: [
      renderPicker(options.edition, options.editions),
      renderPicker(options.format, options.formats, 1),
      renderPicker(options.license, options.licenses),
    ],
    quantity,
  },
};
export const LongName: Story = { args: { title: en.product.teaser, description: en.product.teaser } };
