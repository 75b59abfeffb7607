import type { Locator, Page } from '@playwright/test';

/** `firstChange` and `complete` are times in ms since the click, `inp` is a duration in ms. */
export interface ClickTimes {
  /** When the first visible change is painted. */
  firstChange: number;
  /** When the first screen of the result is completely painted. */
  complete: number;
  /** Duration of the longest event of the click, as in Interaction to Next Paint. */
  inp: number;
}

/**
 * Resolves with the times of the next click, and rejects if it is not complete after 30 s. Runs in the page, and calls `isComplete` in each
 * frame.
 */
function observeClick(isComplete: () => boolean): Promise<ClickTimes> {
  const times: ClickTimes = { firstChange: Number.NaN, complete: Number.NaN, inp: 0 };
  const timeoutMs = 30_000;
  const attributeFilter = ['class', 'style', 'data-state', 'aria-invalid', 'aria-pressed', 'aria-busy', 'lang'];

  /** Calls the callback after the current frame is painted. Must be called in an animation frame. */
  const callAfterPaint = (callback: () => void) => {
    // Runs before the tasks that are queued already, such as the rest of React's rendering.
    void scheduler.postTask(callback, { priority: 'user-blocking' });
  };
  const isVisible = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  };

  return new Promise((resolve, reject) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const recordFirstChange = () => {
          if (Number.isNaN(times.firstChange))
            requestAnimationFrame(() => callAfterPaint(() => (times.firstChange ||= performance.now() - timeStamp)));
        };
        const mutationObserver = new MutationObserver((records) => {
          const changedNodes = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
          // A change of `main` itself is not visible: only its `aria-busy` changes.
          if (changedNodes.some((node) => !(node instanceof Element && node.matches('main')) && isVisible(node)))
            recordFirstChange();
        });
        mutationObserver.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter,
        });
        // A popover closes without a mutation of the DOM. The event `toggle` would be dispatched later, in a task of its own.
        document.addEventListener('beforetoggle', recordFirstChange, { capture: true, once: true });
        const eventObserver = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId) times.inp = Math.max(times.inp, entry.duration);
        });
        eventObserver.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

        const checkCompletion = () => {
          if (performance.now() - timeStamp > timeoutMs)
            return reject(new Error(`Not complete after ${timeoutMs} ms.`));
          if (!isComplete()) return void requestAnimationFrame(checkCompletion);
          callAfterPaint(() => {
            times.complete = performance.now() - timeStamp;
            // The entries of the click arrive some time after the paint.
            setTimeout(() => {
              mutationObserver.disconnect();
              eventObserver.disconnect();
              resolve({
                ...times,
                firstChange: Math.min(times.firstChange || Number.POSITIVE_INFINITY, times.complete),
              });
            }, 500);
          });
        };
        requestAnimationFrame(checkCompletion);
      },
      { capture: true, once: true },
    );
  });
}

/** Taps an element and measures the response of the page. `isComplete` runs in the page, so it cannot use variables from outside its body. */
export async function measureClick(page: Page, target: Locator, isComplete: () => boolean): Promise<ClickTimes> {
  // One evaluation that starts before the tap observes the click. `waitForFunction` would run Playwright's scripts on the main thread of the
  // page during the click.
  const [times] = await Promise.all([page.evaluate<ClickTimes>(`(${observeClick})(${isComplete})`), target.tap()]);
  return times;
}
