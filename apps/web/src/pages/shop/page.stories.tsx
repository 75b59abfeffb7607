import type { Meta, StoryObj } from '@storybook/react-vite';
import { localProductIds } from '@vitrine/i18n';
import { expect, waitFor } from 'storybook/test';
import { type PageArgs, pageMeta } from '../../stories/page.tsx';

const meta = { ...pageMeta, title: 'Pages/Shop', args: { path: '/shop' } } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(localProductIds.length),
};
export const OneCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    const coursesButton = await canvas.findByRole('button', { name: 'Courses' });
    await waitFor(() => expect(coursesButton).toBeEnabled());
    await userEvent.click(coursesButton);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};
export const German: Story = { globals: { language: 'de' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { appearance: 'dark' } };
