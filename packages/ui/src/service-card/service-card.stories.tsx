import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaneGrid } from '../pane-grid/pane-grid.tsx';
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
