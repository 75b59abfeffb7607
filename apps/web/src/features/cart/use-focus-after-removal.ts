import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus after an item of a list is removed: to the next item, else to the previous one, else to the container. Call
 * `onRemoved` with the index of the item before you remove it.
 */
export function useFocusAfterRemoval(items: readonly unknown[]) {
  const container = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (removedIndex.current === undefined) return;
    const index = Math.min(removedIndex.current, items.length - 1);
    removedIndex.current = undefined;
    const target = container.current?.querySelectorAll('li')[index] ?? container.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  }, [items]);

  const onRemoved = (index: number) => {
    removedIndex.current = index;
  };
  return { container, onRemoved };
}
