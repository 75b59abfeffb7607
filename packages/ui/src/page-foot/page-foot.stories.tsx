import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { ownClass, playControls, words } from '../play-controls.tsx';
import { UsageNotes } from '../usage-notes.tsx';
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

export const Controls: Story = {
  play: playControls<typeof PageFoot>({
    children: words('The end'),
    className: ownClass,
  }),
};

export const Usage: Story = {
  render: () => (
    <UsageNotes
      doThis={['Give the one way on that most readers will want.']}
      notThat={['Repeat the footer’s links.']}
    />
  ),
};
