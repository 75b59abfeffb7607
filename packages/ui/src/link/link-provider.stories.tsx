import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { LinkProvider } from './link.tsx';

const code = `import { ButtonLink, type LinkComponentProps, LinkProvider } from '@vitrine/ui';

/** Replace \`<a>\` with the link component of your router, and \`location.assign\` with its function. */
const RouterLink = (props: LinkComponentProps) => <a {...props} />;

export const App = () => (
  <LinkProvider component={RouterLink} navigate={(path) => location.assign(path)}>
    <ButtonLink href="/shop">Visit the shop</ButtonLink>
  </LinkProvider>
);`;

/**
 * Connects the links of the kit to a router: internal links are rendered by `component`, and a click on one inside `RichText` calls
 * `navigate`. Without this provider, links are plain `<a>` elements.
 *
 * ### Use
 * - once, around everything inside the router
 * - with a component that passes on all props, including `ref` and `onClick`
 *
 * ### Do not use
 * - for fragments, absolute URLs, downloads and new windows: these are always plain links
 */
const meta = {
  title: 'Layout/LinkProvider',
  component: LinkProvider,
  tags: ['autodocs'],
  parameters: { layout: 'padded', docs: { source: { code } } },
  args: {
    component: (props) => <a data-router="" {...props} />,
    navigate: fn(),
    children: (
      <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
        <RichText html='<p lang="en" dir="ltr"><a href="/shop?sort=price">/shop?sort=price</a></p>' />
        <ButtonLink href="/shop">{en.shop.visit}</ButtonLink>
      </div>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FollowLinks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const [linkInHtml, buttonLink] = canvas.getAllByRole('link');
    await expect(buttonLink).toHaveAttribute('data-router');
    await userEvent.click(linkInHtml as HTMLElement);
    await expect(args.navigate).toHaveBeenCalledWith('/shop?sort=price');
  },
};
