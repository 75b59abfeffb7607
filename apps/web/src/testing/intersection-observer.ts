import { vi } from 'vitest';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;

/** Stubs `IntersectionObserver`. `reportInView` notifies the observers whether their elements are in view, in one call per observer. */
export function stubIntersectionObserver() {
  const observers = new Map<object, { callback: ObserverCallback; elements: Set<Element> }>();
  class FakeObserver {
    constructor(callback: ObserverCallback) {
      observers.set(this, { callback, elements: new Set() });
    }
    observe(element: Element) {
      observers.get(this)?.elements.add(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    getObservedElements: () => [...observers.values()].flatMap(({ elements }) => [...elements]),
    reportInView: (...changes: boolean[]) => {
      const entries = changes.map((isIntersecting) => ({ isIntersecting }));
      for (const { callback } of [...observers.values()]) callback(entries);
    },
  };
}
