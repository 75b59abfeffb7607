import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { fixturesOf } from '../fixtures/index.ts';
import { placeholder } from '../fixtures/samples.tsx';
import { Gallery } from './gallery.tsx';

const { label, previous, next, zoom } = en.product.gallery;

/** As many pictures, each with its number as alternative text. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/art/products/${(index % 6) + 1}.svg?${index}`,
    alt: String(index + 1),
  }));

/**
 * The pictures of a product.
 *
 * ### Use
 * - with an alternative text that tells the pictures apart
 * - with one picture, too: it can be enlarged
 *
 * ### Do not use
 * - for pictures that explain something step by step: all must be visible then
 *
 * ### Keyboard
 * The row is focusable: the arrow keys, `Home` and `End` show another picture. `Escape` closes the enlarged picture.
 *
 * ### Screen readers
 * A region with all pictures, and a list of buttons named like the pictures; the one in view is announced as current.
 */
const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label, pictures: pictures(4), placeholder, labels: { previous, next, zoom, close: en.site.close } },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <Gallery
        {...args}
        pictures={args.pictures.map(({ src, alt }) => ({
          src,
          alt: `${fixturesOf(globals).product.gallery.picture} ${alt}`,
        }))}
      />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePicture: Story = {
  args: { pictures: pictures(1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).not.toBeInTheDocument(),
};
export const TwelvePictures: Story = { args: { pictures: pictures(12) } };
export const WithoutPicture: Story = { args: { pictures: [] } };
export const Disabled: Story = { args: { disabled: true } };

/** The alternative text of the picture in view. */
const current = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-current=true]')?.getAttribute('aria-label');

export const Browse: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { gallery } = fixturesOf(globals).product;
    await userEvent.click(canvas.getByRole('button', { name: gallery.next }));
    await waitFor(() => expect(current(canvasElement)).toBe(`${gallery.picture} 2`));
    await userEvent.click(canvas.getByRole('button', { name: `${gallery.picture} 4` }));
    await waitFor(() => expect(current(canvasElement)).toBe(`${gallery.picture} 4`));
    canvas.getByRole('group', { name: gallery.label }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(current(canvasElement)).toBe(`${gallery.picture} 1`));
    await userEvent.keyboard(globals.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(current(canvasElement)).toBe(`${gallery.picture} 2`));
  },
};

export const ShowsOne: Story = {
  tags: ['!autodocs'],
  args: { shown: pictures(3)[2]?.src },
  play: async ({ canvasElement, globals }) => {
    const { picture } = fixturesOf(globals).product.gallery;
    await waitFor(() => expect(current(canvasElement)).toBe(`${picture} 3`));
  },
};

export const Enlarge: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { product, site } = fixturesOf(globals);
    const enlarge = canvasElement.querySelector<HTMLElement>('.vt-gallery__zoom');
    if (!enlarge || getComputedStyle(enlarge).display === 'none') return;
    await userEvent.click(enlarge);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `${product.gallery.picture} 1` })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: site.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(enlarge).toHaveFocus();
  },
};
