import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorNote } from '../author-note/author-note.tsx';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { post } from '../fixtures/samples.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { Article } from './article.tsx';

const { href: _href, excerpt: _excerpt, ...articleProps } = post;

/**
 * A blog post.
 *
 * ### Use
 * - with one picture, 16:9
 * - with a first paragraph that makes sense on its own: it has a larger font
 *
 * ### Do not use
 * - with advertising in the middle of the text
 * - without the date
 *
 * ### Keyboard
 * Only links are focusable: those of the table of contents, the text and the footer.
 *
 * ### Screen readers
 * An article with a first-level heading. The table of contents is a navigation landmark.
 */
const meta = {
  title: 'Blog/Article',
  component: Article,
  tags: ['autodocs'],
  args: {
    ...articleProps,
    readingTime: en.post.readingTime,
    contents: {
      label: en.product.contentsTitle,
      items: en.product.chapters.map(({ title }, index) => ({ href: `#section-${index}`, label: title })),
    },
    children: <RichText html={en.post.body} />,
    footer: (
      <>
        <AuthorNote {...en.product.author} />
        <ButtonLink variant="secondary" href="#blog">
          {en.blog.back}
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { image: null } };
