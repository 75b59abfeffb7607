import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import {
  arabicCourse,
  arabicGuide,
  arabicToolkit,
  course,
  germanGuide,
  guide,
  placeholder,
  toolkit,
} from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
import { ProductCard } from './product-card.tsx';

const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  parameters: { layout: 'padded' },
  args: { ...guide, placeholder, details: 'View details', price: <Price price={guide.price} /> },
  render: (args) => (
    <PaneGrid>
      <ProductCard {...args} />
    </PaneGrid>
  ),
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `View details ${guide.name}` });
    await expect(link).toHaveAttribute('href', guide.href);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};
export const WithoutPicture: Story = { args: { image: null } };
export const OnSale: Story = {
  args: {
    price: <Price price="€399.99" priceLabel="Sale price" oldPrice="€499.99" oldPriceLabel="Old price" />,
  },
};
export const LongText: Story = {
  args: { ...germanGuide, price: <Price price={germanGuide.price} />, details: 'Einzelheiten ansehen' },
  globals: { language: 'de' },
};

const grid = (products: readonly (typeof guide)[], details: string) => (
  <PaneGrid>
    {products.map((product, index) => (
      <ProductCard
        key={product.href}
        {...product}
        index={index}
        placeholder={placeholder}
        details={details}
        price={<Price price={product.price} />}
      />
    ))}
  </PaneGrid>
);

export const Grid: Story = {
  render: () => grid([guide, toolkit, course], 'View details'),
  play: async ({ canvas }) => {
    const delays = canvas.getAllByRole('article').map((card) => card.style.animationDelay);
    await expect(delays).toEqual(['0s', '0.05s', '0.1s']);
  },
};
export const Arabic: Story = {
  render: () => grid([arabicGuide, arabicToolkit, arabicCourse], 'عرض التفاصيل'),
  globals: { language: 'ar' },
};
export const Dark: Story = { ...Grid, globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof ProductCard>({
    href: { to: '#elsewhere', shows: (page) => page.getByRole('link').getAttribute('href') === '#elsewhere' },
    name: words('Another product'),
    description: words('Another description'),
    category: words('Courses'),
    price: words('€1.00'),
    image: picture('/art/products/4.svg'),
    imageAlt: words('A book with a case'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    details: { to: 'See it', shows: (page) => page.queryByRole('link', { name: `See it ${guide.name}` }) !== null },
    headingLevel: { to: 3, shows: (page) => page.queryByRole('heading', { level: 3 }) !== null },
    index: { to: 2, shows: (page) => page.getByRole('article').style.animationDelay === '0.1s' },
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Cut the description to 100 characters before handing it in.',
        'Give the picture a text only if it says what the name does not.',
      ]}
      notThat={[
        'Put a second action on the card: all of it leads to the product.',
        'Mix cards of different kinds in one grid.',
      ]}
    />
  ),
};
