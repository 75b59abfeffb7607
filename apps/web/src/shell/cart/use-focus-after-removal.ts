import { useLayoutEffect, useRef } from 'react';

/**
 * An item of a list that goes takes along the button that made it go, and the focus with it. This brings the focus to the item
 * that comes up in its place, else to the one before, else to the place of the list.
 */
export function useFocusAfterRemoval(items: readonly unknown[]) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const index = Math.min(removed.current, items.length - 1);
    removed.current = undefined;
    const next = place.current?.querySelectorAll('li')[index] ?? place.current;
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  }, [items]);

  const onRemoved = (index: number) => {
    removed.current = index;
  };
  return { place, onRemoved };
}
