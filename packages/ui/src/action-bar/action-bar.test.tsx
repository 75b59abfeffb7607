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

const getBar = () => screen.getByText('€29').closest<HTMLElement>('[data-in-view]');

describe('ActionBar', () => {
  it('says whether it is in view, and nothing before it is known', () => {
    const reportPositions = renderBar();
    expect(getBar()).toBeNull();
    reportPositions(inView);
    expect(getBar()?.dataset.inView).toBe('true');
    reportPositions(partlyInView);
    expect(getBar()?.dataset.inView).toBe('false');
  });

  it('uses the last position when the browser reports several in one call', () => {
    const reportPositions = renderBar();
    reportPositions(inView, outOfView);
    expect(getBar()?.dataset.inView).toBe('false');
    reportPositions(outOfView, inView);
    expect(getBar()?.dataset.inView).toBe('true');
  });
});
