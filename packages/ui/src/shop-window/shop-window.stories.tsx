import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { getFixtures, localize } from '../fixtures/index.ts';
import { course, guide, toolkit } from '../fixtures/samples.tsx';
import { Price } from '../price/price.tsx';
import { ShopWindow } from './shop-window.tsx';

const products = [guide, toolkit, course, guide, toolkit, course];

/** Creates the six panes. The links differ, because each is the key of its pane. */
const createPanes = (items: typeof products) =>
  items.map(({ title, price }, index) => ({
    href: `#window-${index + 1}`,
    title,
    price: <Price price={price} />,
    image: { lit: `/art/window.svg#lit-${index + 1}`, unlit: `/art/window.svg#unlit-${index + 1}` },
  }));

/**
 * A shop window with six products. A pane lights up and shows the price.
 *
 * ### Use
 * - as the `figure` of a `Hero`
 * - with pictures whose lit and unlit versions have the same outline: only the light changes
 *
 * ### Do not use
 * - as the only list of the products: the panes show no description
 *
 * ### Motion
 * - **Played**: when the window appears, a glimpse of light passes over the panes once. On hover and focus, a pane lights up in 240 ms and its price tag drops in.
 * - **Touch**: a pane is lit while it is in the middle of the screen, in browsers with scroll-driven animations.
 * - **Reduced**: the pane is lit at once, and nothing moves.
 *
 * ### Keyboard
 * `Tab` moves the focus from pane to pane, and lights it up.
 *
 * ### Screen readers
 * A list of links, each named by the title and the price of its product. All pictures are hidden.
 */
const meta = {
  title: 'Landing/ShopWindow',
  component: ShopWindow,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { label: en.shop.title, panes: createPanes(products), visitor: '/art/window.svg#visitor' },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: '40rem', aspectRatio: '1' }}>
      <ShopWindow {...args} label={getFixtures(globals).shop.title} panes={createPanes(localize(products, globals))} />
    </div>
  ),
} satisfies Meta<typeof ShopWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutVisitor: Story = { args: { visitor: undefined } };
/** As with `prefers-reduced-motion`: the light changes at once, and nothing moves. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
export const Small: Story = {
  render: (args) => (
    <div style={{ inlineSize: '18rem', aspectRatio: '1' }}>
      <ShopWindow {...args} />
    </div>
  ),
};

export const LightUpOnFocus: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { guide, toolkit } = getFixtures(globals);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: `${guide.title} ${guide.price}` })[0]).toHaveFocus();
    await userEvent.tab();
    const [link] = canvas.getAllByRole('link', { name: `${toolkit.title} ${toolkit.price}` });
    await expect(link).toHaveFocus();
    const tag = canvasElement.querySelector('li:nth-child(2) .vt-price');
    await waitFor(() => expect(getComputedStyle(tag?.parentElement as Element).opacity).toBe('1'));
  },
};
