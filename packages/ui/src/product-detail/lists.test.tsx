// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FactList, PointList } from './lists.tsx';
import { FeatureList } from './sections.tsx';

afterEach(cleanup);

it('lists show equal entries, without a warning about their keys', () => {
  const logError = vi.spyOn(console, 'error');
  render(
    <>
      <FeatureList features={['PDF', 'PDF']} />
      <PointList points={['Teams', 'Teams']} />
      <FactList
        facts={[
          { label: 'Format', value: 'PDF' },
          { label: 'Format', value: 'EPUB' },
        ]}
      />
    </>,
  );
  expect(screen.getAllByText('PDF')).toHaveLength(3);
  expect(logError).not.toHaveBeenCalled();
});
