import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { Hero } from './hero.tsx';

const actions = (first: string, second: string) => (
  <>
    <ButtonLink size="large" href="#shop">
      {first}
    </ButtonLink>
    <ButtonLink size="large" variant="secondary" href="#services">
      {second}
    </ButtonLink>
  </>
);

const meta = {
  title: 'Landing/Hero',
  component: Hero,
  args: {
    title: 'Digital work, put in the window',
    subtitle:
      'We advise on artificial intelligence, build it into the work you already do, and sell what we learn as books, tools and courses.',
    actions: actions('Visit the shop', 'Our services'),
    art: '/art/hero.svg',
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Digital work, put in the window'),
};
export const LongText: Story = {
  args: {
    title: 'Künstliche Intelligenz für mittelständische Unternehmensprozesse',
    actions: actions('Zum Online-Shop', 'Unsere Dienstleistungen im Überblick'),
  },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: {
    title: 'عملك الرقمي في واجهة العرض',
    subtitle: 'نقدّم الاستشارة في الذكاء الاصطناعي، وندمجه في عملك اليومي، ونبيع ما نتعلّمه كتباً وأدوات ودورات.',
    actions: actions('زيارة المتجر', 'خدماتنا'),
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof Hero>({
    title: words('Another promise'),
    subtitle: words('Another sentence about it'),
    actions: words('No way on'),
    art: picture('/art/success.svg'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={[
        'Say in the title what the visitor gets, in at most eight words.',
        'Give the first action to what most visitors came for.',
      ]}
      notThat={['Use it twice on a page.', 'Show a picture that carries words: it cannot be translated.']}
    />
  ),
};
