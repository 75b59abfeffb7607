import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaneGrid, Picture } from '@vitrine/ui';
import { expect, waitFor } from 'storybook/test';
import './foundations.css';

const products = [1, 2, 3, 4, 5, 6].map((id) => `products/${id}.svg`);
const store = [
  'brand-voice-kit',
  'dashboard-templates',
  'live-workshop',
  'prompt-library',
  'site-audit',
  'starter-checklist',
  'strategy-session',
  'tunis-masterclass',
].map((name) => `products/${name}.svg`);
const posts = ['fully-booked-team', 'last-advertising-euro', 'price-of-mistakes', 'sell-before-recording'].map(
  (name) => `posts/${name}.svg`,
);
const services = ['ai-consulting', 'ai-development', 'marketing-learning'].map((name) => `services-${name}.svg`);
const states = ['hero.svg', 'placeholder.svg', 'empty-cart.svg', 'empty-posts.svg', 'not-found.svg', 'success.svg'];

function Illustrations({ pictures }: { pictures: readonly string[] }) {
  return (
    <PaneGrid>
      {pictures.map((name) => (
        <figure key={name}>
          <Picture src={`/art/${name}`} />
          <figcaption className="picture-name">{name}</figcaption>
        </figure>
      ))}
    </PaneGrid>
  );
}

const meta = {
  title: 'Foundations/Illustrations',
  component: Illustrations,
  args: { pictures: products },
  play: async ({ args, canvas, canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')];
    await expect(shown.map((image) => image.getAttribute('src'))).toEqual(args.pictures.map((name) => `/art/${name}`));
    for (const image of shown) {
      image.loading = 'eager';
      await waitFor(() => expect(image.naturalWidth, image.src).toBeGreaterThan(0));
    }
    await expect(canvas.getAllByRole('figure')).toHaveLength(args.pictures.length);
  },
} satisfies Meta<typeof Illustrations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const Services: Story = { args: { pictures: services } };
export const Store: Story = { args: { pictures: store } };
export const Posts: Story = { args: { pictures: posts } };
export const States: Story = { args: { pictures: states } };
export const Dark: Story = { globals: { appearance: 'dark' } };
