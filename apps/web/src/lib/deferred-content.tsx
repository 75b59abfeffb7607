import { Activity, type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen of a page, which is rendered right after the rest of the page. On a slow phone, a click on a link then
 * shows the new page 100 ms earlier (docs/performance.md). Meanwhile, a placeholder keeps the footer out of view. The content is rendered at
 * once after a page load, back or forward, because the browser restores the scroll position, and if the link leads to a section.
 *
 * React hydrates the Activity boundary after the rest of the page, or when the visitor clicks inside.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isRendered = useDeferredValue(true, isPop || hash !== '');
  return isRendered ? <Activity>{children}</Activity> : <div className="placeholder" />;
}
