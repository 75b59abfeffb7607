import { isPlainClick } from '@vitrine/ui';
import type { MouseEvent } from 'react';

/** Creates a click handler for a link, which calls `run` instead of following it. Clicks that open a tab, a window or a download are left alone. */
export const onPlainClick = (run: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  run();
};
