import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { PageFoot } from './page-foot.tsx';

const meta = {
  title: 'Frame/PageFoot',
  component: PageFoot,
  args: { children: <ButtonLink href="#home">Back to the start</ButtonLink> },
} satisfies Meta<typeof PageFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = {
  args: { children: <ButtonLink href="#home">العودة إلى البداية</ButtonLink> },
  globals: { language: 'ar' },
};
export const Dark: Story = { globals: { appearance: 'dark' } };
