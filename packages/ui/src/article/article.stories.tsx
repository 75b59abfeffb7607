import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { arabicBody, arabicPost, body, placeholder, post } from '../samples.ts';
import { Article } from './article.tsx';

const { href: _href, excerpt: _excerpt, ...content } = post;
const { href: _arabicHref, excerpt: _arabicExcerpt, ...arabicContent } = arabicPost;

const meta = {
  title: 'Blog/Article',
  component: Article,
  args: {
    ...content,
    placeholder,
    children: <RichText html={body} />,
    footer: (
      <ButtonLink variant="secondary" href="#blog">
        Back to the blog
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = {
  args: {
    ...arabicContent,
    children: <RichText html={arabicBody} />,
    footer: (
      <ButtonLink variant="secondary" href="#blog">
        العودة إلى المدونة
      </ButtonLink>
    ),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
