// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SuggestionList } from './suggestion-card.tsx';

afterEach(cleanup);

it('accepts a single card', () => {
  render(
    <SuggestionList title="Related" empty="Nothing">
      <li>Card</li>
    </SuggestionList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('shows the text for an empty list if each child is false or null', () => {
  render(
    <SuggestionList title="Related" empty="Nothing">
      {false}
      {null}
    </SuggestionList>,
  );
  expect(screen.getByText('Nothing')).toBeDefined();
});
