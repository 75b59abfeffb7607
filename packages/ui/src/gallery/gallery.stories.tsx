import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Gallery } from './gallery.tsx';

const { label, previous, next, zoom } = en.product.gallery;

/** Creates pictures with their number as alternative text. */
const createPictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/art/products/${(index % 6) + 1}.svg?${index}`,
    alt: String(index + 1),
  }));

/**
 * A carousel of the pictures of a product.
 *
 * ### Use
 * - with a different alternative text for each picture
 * - also with a single picture: it can be enlarged
 * - with the `page` of a picture that shows one, so that visitors can read it
 *
 * ### Do not use
 * - for step-by-step instructions: all their pictures must be visible
 *
 * ### Motion
 * - **Played**: the pictures turn like pages, in browsers with scroll-driven animations and left-to-right layouts. Others scroll side by side.
 * - **Paused**: a picture that is swiped follows the finger, and stays half turned while the finger rests.
 * - **Reduced**: the gallery changes the picture at once.
 *
 * ### Keyboard
 * With several pictures, the carousel is focusable: the arrow keys, `Home` and `End` scroll to another picture, and `Enter` enlarges it. `Escape`
 * closes the enlarged picture.
 *
 * ### Screen readers
 * A region with all pictures, and a list of buttons named like the pictures; the current one is announced.
 */
const meta = {
  title: 'Product/Gallery',
  component: Gallery,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label, images: createPictures(4), labels: { previous, next, zoom, close: en.site.close } },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '32rem' }}>
      <Gallery
        {...args}
        images={args.images.map(({ src, alt, page }) => ({
          src,
          alt: `${getFixtures(globals).product.gallery.picture} ${alt}`,
          page: page && <RichText html={getFixtures(globals).product.sample} />,
        }))}
      />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePicture: Story = {
  args: { images: createPictures(1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).not.toBeInTheDocument(),
};
export const TwelvePictures: Story = { args: { images: createPictures(12) } };
export const WithoutPicture: Story = { args: { images: [] } };
/** The first picture is a page to read: its text is in the gallery and in the dialog. */
export const Pages: Story = {
  args: { images: createPictures(3).map((image, index) => ({ ...image, page: index === 0 })) },
  play: async ({ canvas, globals }) => {
    const { product, site } = getFixtures(globals);
    await userEvent.click(canvas.getByRole('button', { name: product.gallery.zoom }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('table')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: site.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** As with `prefers-reduced-motion`: the picture changes at once. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

/** Returns the alternative text of the current picture. */
const getCurrentAlt = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-current=true]')?.getAttribute('aria-label');

export const Browse: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { gallery } = getFixtures(globals).product;
    await userEvent.click(canvas.getByRole('button', { name: gallery.next }));
    await waitFor(() => expect(getCurrentAlt(canvasElement)).toBe(`${gallery.picture} 2`));
    await userEvent.click(canvas.getByRole('button', { name: `${gallery.picture} 4` }));
    await waitFor(() => expect(getCurrentAlt(canvasElement)).toBe(`${gallery.picture} 4`));
    canvas.getByRole('group', { name: gallery.label }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(getCurrentAlt(canvasElement)).toBe(`${gallery.picture} 1`));
    await userEvent.keyboard(globals.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(getCurrentAlt(canvasElement)).toBe(`${gallery.picture} 2`));
  },
};

export const ScrollToShownPicture: Story = {
  tags: ['!autodocs'],
  args: { currentSrc: createPictures(3)[2]?.src },
  play: async ({ canvasElement, globals }) => {
    const { picture } = getFixtures(globals).product.gallery;
    await waitFor(() => expect(getCurrentAlt(canvasElement)).toBe(`${picture} 3`));
  },
};

export const Enlarge: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { product, site } = getFixtures(globals);
    const enlargeButton = canvasElement.querySelector<HTMLElement>('.vt-gallery__zoom');
    await userEvent.click(enlargeButton as HTMLElement);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `${product.gallery.picture} 1` })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: site.close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(enlargeButton).toHaveFocus();
  },
};
