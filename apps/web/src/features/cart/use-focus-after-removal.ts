import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus after the focused item of a list was removed: to the item that takes its place, else to the one before, else to
 * the container of the list.
 */
export function useFocusAfterRemoval(items: readonly unknown[]) {
  const container = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (removedIndex.current === undefined) return;
    const index = Math.min(removedIndex.current, items.length - 1);
    removedIndex.current = undefined;
    const next = container.current?.querySelectorAll('li')[index] ?? container.current;
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  }, [items]);

  const onRemoved = (index: number) => {
    removedIndex.current = index;
  };
  return { container, onRemoved };
}
