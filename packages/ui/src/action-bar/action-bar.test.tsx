// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from './action-bar.tsx';

interface Entry {
  isIntersecting: boolean;
  boundingClientRect: { top: number };
}

const inView: Entry = { isIntersecting: true, boundingClientRect: { top: 300 } };
const aboveViewport: Entry = { isIntersecting: false, boundingClientRect: { top: -100 } };
const belowViewport: Entry = { isIntersecting: false, boundingClientRect: { top: 900 } };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the bar. Returns a function that reports positions of its buttons, as one call of an `IntersectionObserver`. */
function renderBar() {
  let notify: (entries: Entry[]) => void = () => {};
  class FakeObserver {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(
    <ActionBar summary="€29">
      <button type="button">Add to cart</button>
    </ActionBar>,
  );
  return (...entries: Entry[]) => act(() => notify(entries));
}

const isSummaryShown = () => screen.queryByText('€29') !== null;

describe('ActionBar', () => {
  it('shows the summary only after the visitor has scrolled past the buttons', () => {
    const reportPositions = renderBar();
    reportPositions(belowViewport);
    expect(isSummaryShown()).toBe(false);
    reportPositions(inView);
    expect(isSummaryShown()).toBe(false);
    reportPositions(aboveViewport);
    expect(isSummaryShown()).toBe(true);
    reportPositions(inView);
    expect(isSummaryShown()).toBe(false);
  });

  it('uses the last position when the browser reports several in one call', () => {
    const reportPositions = renderBar();
    reportPositions(inView, aboveViewport);
    expect(isSummaryShown()).toBe(true);
    reportPositions(aboveViewport, inView);
    expect(isSummaryShown()).toBe(false);
  });
});
