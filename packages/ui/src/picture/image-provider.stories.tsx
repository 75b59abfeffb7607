import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { ImageProvider } from './image-provider.tsx';
import { Picture } from './picture.tsx';

const code = `import { type ImageComponentProps, ImageProvider, Picture } from '@vitrine/ui';

const GrayImage = ({ alt, ...props }: ImageComponentProps) => (
  <img alt={alt} {...props} style={{ filter: 'grayscale(1)' }} />
);

export const App = () => (
  <ImageProvider component={GrayImage}>
    <Picture image={{ src: '/guide.webp', alt: 'The practical guide' }} />
  </ImageProvider>
);`;

/**
 * Sets the image component and the placeholder of the kit's pictures.
 *
 * ### Use
 * - once, around the page, with a placeholder if the URLs of pictures come from another service
 * - with the image component of your framework
 *
 * ### Do not use
 * - for icons and decorative backgrounds: no provider affects them
 *
 * ### Screen readers
 * The placeholder has the alternative text of the picture.
 */
const meta = {
  title: 'Layout/ImageProvider',
  component: ImageProvider,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    placeholder: '/art/placeholder.svg',
    children: <Picture image={{ alt: en.product.pictureAlt }} style={{ inlineSize: '20rem' }} />,
  },
} satisfies Meta<typeof ImageProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('src', '/art/placeholder.svg'),
};
export const ImageComponent: Story = {
  parameters: { docs: { source: { code } } },
  args: {
    component: ({ alt, ...props }) => <img alt={alt} {...props} style={{ filter: 'grayscale(1)' }} />,
    children: (
      <Picture image={{ src: '/art/products/1.svg', alt: en.product.pictureAlt }} style={{ inlineSize: '20rem' }} />
    ),
  },
};
