import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../fixtures/en.ts';
import { getFixtures } from '../fixtures/index.ts';
import { TextLink } from '../link/text-link.tsx';
import { Pane, PaneGrid } from '../pane-grid/pane-grid.tsx';
import { ServiceCard } from './service-card.tsx';

/**
 * A service in a grid.
 *
 * ### Use
 * - with two sentences: one about the service, one about its audience
 * - with texts of similar length in one row
 *
 * ### Do not use
 * - for something that can be bought: use `ProductCard`
 *
 * ### Screen readers
 * An article with a third-level heading. The picture is hidden.
 */
const meta = {
  title: 'Landing/ServiceCard',
  component: ServiceCard,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { ...en.landing.consulting, image: { src: '/art/services-ai-consulting.svg' } },
  render: (args, { globals }) => {
    const { development, marketing } = getFixtures(globals).landing;
    return (
      <PaneGrid columns={1}>
        <Pane>
          <ServiceCard {...args} />
        </Pane>
        <Pane>
          <ServiceCard {...development} image={{ src: '/art/services-ai-development.svg' }} />
        </Pane>
        <Pane>
          <ServiceCard {...marketing} image={{ src: '/art/services-marketing-learning.svg' }} />
        </Pane>
      </PaneGrid>
    );
  },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithFactsAndAction: Story = {
  args: { facts: en.product.facts, action: <TextLink href="#form">{en.form.title}</TextLink> },
};
