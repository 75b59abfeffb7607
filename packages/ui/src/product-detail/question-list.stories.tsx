import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { en } from '../fixtures/en.ts';
import { fixturesOf } from '../fixtures/index.ts';
import { QuestionList } from './lists.tsx';

/**
 * Questions whose answers open on a click.
 *
 * ### Use
 * - for questions that buyers ask before they buy
 * - with answers of one to three sentences
 *
 * ### Do not use
 * - for terms that a buyer must read
 *
 * ### Keyboard
 * `Tab` moves from question to question; `Enter` and `Space` open and close the answer.
 *
 * ### Screen readers
 * Native `<details>`: each question is announced as expanded or collapsed.
 */
const meta = {
  title: 'Product/QuestionList',
  component: QuestionList,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: { items: en.product.questions },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OpenAndClose: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, globals, userEvent }) => {
    const [firstItem] = fixturesOf(globals).product.questions;
    const questionElement = canvas.getByText(firstItem?.question ?? '');
    await userEvent.click(questionElement);
    await expect(canvas.getByText(firstItem?.answer ?? '')).toBeVisible();
    await userEvent.click(questionElement);
    await expect(canvas.getByText(firstItem?.answer ?? '')).not.toBeVisible();
  },
};
