// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PaneGrid } from './pane-grid.tsx';

afterEach(cleanup);

it('renders no pane for null and booleans', () => {
  render(
    <PaneGrid>
      {null}
      {false}
      <p>Pane</p>
    </PaneGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
