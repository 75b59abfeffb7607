import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/** The last entry of the language menu: longer words with accents, for finding what is cut and what overflows. */
function Words() {
  const [said, say] = useState('Say more');
  return (
    <button type="button" onClick={() => say('More words')}>
      {said}
    </button>
  );
}

const meta = {
  title: 'Foundations/Pseudo-language',
  component: Words,
  parameters: { layout: 'padded' },
  globals: { language: 'pseudo' },
} satisfies Meta<typeof Words>;

export default meta;

export const LongText: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveTextContent('[Šááý mööŕéé]'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('[Mööŕéé ŵööŕðš]'));
  },
};
