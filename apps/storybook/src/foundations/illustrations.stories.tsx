import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaneGrid, Picture } from '@vitrine/ui';
import './foundations.css';

const products = [1, 2, 3, 4, 5, 6].map((id) => `products/${id}.svg`);
const services = ['ai-consulting', 'ai-development', 'marketing-learning'].map((name) => `services-${name}.svg`);
const states = ['placeholder.svg', 'empty-cart.svg', 'empty-posts.svg', 'not-found.svg', 'success.svg'];

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
} satisfies Meta<typeof Illustrations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};
export const Services: Story = { args: { pictures: services } };
export const States: Story = { args: { pictures: states } };
