import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures, localize } from '../fixtures/index.ts';
import { course, guide, toolkit } from '../fixtures/samples.tsx';
import { Pane, PaneGrid } from '../pane-grid/pane-grid.tsx';
import { Price } from '../price/price.tsx';
import { ProductCard } from './product-card.tsx';

/** A grid of one column, as wide as a column on the shop page. */
const oneColumnStyle = { '--vt-columns': 1, '--vt-outside': '0rem', maxInlineSize: '27rem' } as CSSProperties;

/**
 * A product in a grid. The whole card is a link to its page.
 *
 * ### Use
 * - inside `PaneGrid`
 * - with a description of at most 100 characters
 *
 * ### Do not use
 * - with other actions than the link and the button that adds the product
 * - beside cards of another kind
 *
 * ### Keyboard
 * `Tab` moves the focus to the link; the whole card shows the focus ring. The next `Tab` moves it to the button.
 *
 * ### Screen readers
 * An article with a heading and one link. The link's name is “View details”, followed by the product's name. So is the name of the button.
 */
const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // The style of the grid is for this page only.
    jsx: { filterProps: (value: unknown, name: string) => value !== undefined && name !== 'style' },
  },
  args: { ...guide, labels: { details: en.shop.details }, price: <Price price={guide.price} /> },
  render: (args) => (
    <PaneGrid style={oneColumnStyle}>
      <Pane>
        <ProductCard {...args} />
      </Pane>
    </PaneGrid>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = {
  render: (args) => (
    <div className="pseudo-hover-all">
      <PaneGrid style={oneColumnStyle}>
        <Pane>
          <ProductCard {...args} />
        </Pane>
      </PaneGrid>
    </div>
  ),
};
export const WithFactsAndButton: Story = {
  args: { facts: en.shop.facts, labels: { details: en.shop.details, add: en.cart.add }, onAdd: fn() },
  play: async ({ args, canvas, globals }) => {
    const { guide: product } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(product.title) }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** While the product is being added. */
export const Adding: Story = { args: { ...WithFactsAndButton.args, adding: true } };
export const WithoutPicture: Story = { args: { image: null } };
export const OnSale: Story = {
  args: {
    price: (
      <Price
        price={en.shop.salePrice}
        priceLabel={en.shop.salePriceLabel}
        oldPrice={guide.price}
        oldPriceLabel={en.shop.oldPriceLabel}
      />
    ),
  },
};
export const Grid: Story = {
  render: ({ labels }, { globals }) => (
    <PaneGrid>
      {localize([guide, toolkit, course], globals).map((product, index) => (
        <Pane key={product.href}>
          <ProductCard {...product} index={index} labels={labels} price={<Price price={product.price} />} />
        </Pane>
      ))}
    </PaneGrid>
  ),
};

/** At most 100 characters: all cards of a row have a similar height. */
export const Do: Story = { tags: ['!dev', '!autodocs'] };
/** The complete text: the cards of a row differ in height, and are harder to compare. */
export const DoNot: Story = { tags: ['!dev', '!autodocs'], args: { description: en.product.teaser } };

export const FocusedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const { shop, guide: product } = getFixtures(globals);
    const link = canvas.getByRole('link', { name: `${shop.details} ${product.title}` });
    await expect(link).toHaveAttribute('href', guide.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};
