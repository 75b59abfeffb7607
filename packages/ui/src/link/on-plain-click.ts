import type { MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click.ts';

/** Creates a click handler for a link, which calls `run` instead of following it. Clicks that open a tab, a window or a download are left alone. */
export const onPlainClick =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    run();
  };
