import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { Price } from '../price/price.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import {
  arabicBody,
  arabicFeatures,
  arabicGuide,
  body,
  features,
  germanGuide,
  guide,
  placeholder,
  teaser,
} from '../samples.ts';
import { StockNote } from '../stock-note/stock-note.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { DetailSection } from './detail-section.tsx';
import { EmptyReviews } from './empty-reviews.tsx';
import { FeatureList } from './feature-list.tsx';
import { LockedTeaser } from './locked-teaser.tsx';
import { ProductDetail } from './product-detail.tsx';

const { href: _href, ...content } = guide;
const { href: _arabicHref, ...arabicContent } = arabicGuide;
const { href: _germanHref, ...germanContent } = germanGuide;

const meta = {
  title: 'Product/ProductDetail',
  component: ProductDetail,
  args: {
    ...content,
    placeholder,
    back: { href: '#shop', label: 'Back to the shop' },
    price: <Price price={guide.price} />,
    actions: <Button size="large">Add to cart</Button>,
    children: (
      <>
        <DetailSection title="A look inside">
          <RichText html={body} />
        </DetailSection>
        <DetailSection title="The full content">
          <LockedTeaser teaser={teaser}>
            <Button>Unlock</Button>
          </LockedTeaser>
        </DetailSection>
        <DetailSection title="What you get">
          <FeatureList features={features} />
        </DetailSection>
        <DetailSection title="Reviews">
          <EmptyReviews text="There are no reviews yet." />
        </DetailSection>
      </>
    ),
  },
} satisfies Meta<typeof ProductDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(guide.name);
    await expect(canvas.getByText(teaser).closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const FewLeft: Story = { args: { note: <StockNote level="low">Only 3 left in stock</StockNote> } };
export const SoldOut: Story = {
  args: { note: <StockNote level="out">Currently unavailable</StockNote>, actions: undefined },
};
export const LongText: Story = {
  args: { ...germanContent, price: <Price price={germanGuide.price} /> },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: {
    ...arabicContent,
    price: <Price price={guide.price} />,
    back: { href: '#shop', label: 'العودة إلى المتجر' },
    actions: <Button size="large">أضف إلى السلة</Button>,
    children: (
      <>
        <DetailSection title="نظرة إلى الداخل">
          <RichText html={arabicBody} />
        </DetailSection>
        <DetailSection title="ما الذي ستحصل عليه">
          <FeatureList features={arabicFeatures} />
        </DetailSection>
        <DetailSection title="التقييمات">
          <EmptyReviews text="لا توجد تقييمات بعد." />
        </DetailSection>
      </>
    ),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof ProductDetail>({
    back: {
      to: { href: '#window', label: 'Back to the window' },
      shows: (page) => page.queryByRole('link', { name: 'Back to the window' })?.getAttribute('href') === '#window',
    },
    category: words('Courses'),
    name: words('Another product'),
    description: words('Another description'),
    image: picture('/art/products/4.svg'),
    imageAlt: words('A book with a case'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    price: words('€1.00'),
    actions: words('Nothing to press'),
    note: words('Only one left'),
    children: words('No sections'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Order the sections by what helps deciding: preview, locked content, what you get, reviews.',
        'Let the locked text be a beginning that the page may show.',
      ]}
      notThat={[
        'Put the whole locked content behind the blur: whoever opens the developer tools reads it.',
        'Invent reviews or stars.',
      ]}
    />
  ),
};
