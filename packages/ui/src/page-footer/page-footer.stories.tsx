import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { en } from '../fixtures/en.ts';
import { PageFooter } from './page-footer.tsx';

/**
 * The last row of a page's content, with the next step.
 *
 * ### Use
 * - with one link: the most common next step
 *
 * ### Do not use
 * - to repeat the links of the footer
 */
const meta = {
  title: 'Layout/PageFooter',
  component: PageFooter,
  tags: ['autodocs'],
  args: { children: <ButtonLink href="#home">{en.site.home}</ButtonLink> },
} satisfies Meta<typeof PageFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
