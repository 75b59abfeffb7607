import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus after an item of a list is removed: to the next item, else to the previous one, else to the container. Call
 * `prepareRemoval` with the index of the item before you remove it. `containerRef` is the `ref` of the list or of an element around it.
 */
export function useFocusAfterRemoval<Container extends HTMLElement = HTMLDivElement>(items: readonly unknown[]) {
  const containerRef = useRef<Container>(null);
  const removedIndexRef = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (removedIndexRef.current === undefined) return;
    const index = Math.min(removedIndexRef.current, items.length - 1);
    removedIndexRef.current = undefined;
    const target = containerRef.current?.querySelectorAll('li')[index] ?? containerRef.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  }, [items]);

  const prepareRemoval = (index: number) => {
    removedIndexRef.current = index;
  };
  return { containerRef, prepareRemoval };
}
