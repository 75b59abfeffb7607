import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { arabicBody, arabicPost, body, placeholder, post } from '../samples.ts';
import { UsageNotes } from '../usage-notes.tsx';
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

export const LongText: Story = {
  args: {
    title: 'Warum Fehlerkostenbetrachtungen in Automatisierungsvorhaben regelmäßig unterschätzt werden',
    author: 'Prof. Dr. Friederike Oberhauser-Lindenmann',
  },
  globals: { language: 'de' },
};
export const WithoutPicture: Story = { args: { image: null } };

export const Controls: Story = {
  play: playControls<typeof Article>({
    title: words('Another title'),
    category: words('Marketing'),
    author: words('Nadia Karoui'),
    date: {
      to: { iso: '2025-01-02', label: '2 January 2025' },
      shows: (page) => page.queryByText('2 January 2025')?.getAttribute('datetime') === '2025-01-02',
    },
    image: picture('/art/products/1.svg'),
    imageAlt: words('Coins in five stacks'),
    placeholder: { ...picture('/art/success.svg'), beside: { image: null } },
    children: words('Only this sentence'),
    footer: words('Only this way back'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Give the post one picture, sixteen by nine, that says something of its own.',
        'Let the first paragraph stand alone: it is set larger than the others.',
      ]}
      notThat={[
        'Put another article, or an advertisement, into the middle of the text.',
        'Leave out the date: a reader wants to know how old an answer is.',
      ]}
    />
  ),
};
