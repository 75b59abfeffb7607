// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionBar } from './action-bar.tsx';

const inView = { intersectionRatio: 1 };
const partlyInView = { intersectionRatio: 0.5 };
const outOfView = { intersectionRatio: 0 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the bar. Returns a function that reports positions of its buttons, as one call of an `IntersectionObserver`. */
function renderBar() {
  let notify: (entries: { intersectionRatio: number }[]) => void = () => {};
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
  return (...entries: { intersectionRatio: number }[]) => act(() => notify(entries));
}

const isSummaryShown = () => screen.queryByText('€29') !== null;

describe('ActionBar', () => {
  it('shows the summary while the place of the buttons is not in view', () => {
    const reportPositions = renderBar();
    expect(isSummaryShown()).toBe(true);
    reportPositions(partlyInView);
    expect(isSummaryShown()).toBe(true);
    reportPositions(inView);
    expect(isSummaryShown()).toBe(false);
    reportPositions(outOfView);
    expect(isSummaryShown()).toBe(true);
  });

  it('uses the last position when the browser reports several in one call', () => {
    const reportPositions = renderBar();
    reportPositions(inView, outOfView);
    expect(isSummaryShown()).toBe(true);
    reportPositions(outOfView, inView);
    expect(isSummaryShown()).toBe(false);
  });
});
