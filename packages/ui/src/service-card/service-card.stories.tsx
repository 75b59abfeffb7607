import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
import { ownClass, picture, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
import { ServiceCard } from './service-card.tsx';

const meta = {
  title: 'Landing/ServiceCard',
  component: ServiceCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'AI consulting',
    description:
      'We find the two or three places where artificial intelligence pays, and say plainly where it does not.',
    image: '/art/services-ai-consulting.svg',
  },
  render: (args) => (
    <PaneGrid>
      <ServiceCard {...args} />
      <ServiceCard {...args} image="/art/services-ai-development.svg" />
      <ServiceCard {...args} image="/art/services-marketing-learning.svg" />
    </PaneGrid>
  ),
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { title: 'Unternehmensberatung zur Künstlichen Intelligenz' },
  globals: { language: 'de' },
};
export const Arabic: Story = {
  args: {
    title: 'استشارات الذكاء الاصطناعي',
    description: 'نجد المواضع التي يحقق فيها الذكاء الاصطناعي عائداً، ونقول بوضوح أين لا يفعل.',
  },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };

export const Controls: Story = {
  play: playControls<typeof ServiceCard>({
    title: words('Another service'),
    description: words('What it is'),
    image: picture('/art/products/1.svg'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Say what is done and for whom, in two sentences.', 'Keep the cards of one row about equally long.']}
      notThat={[
        'Promise results in figures that nobody can check.',
        'Use it for something that can be bought: that is a ProductCard.',
      ]}
    />
  ),
};
