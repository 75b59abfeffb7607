import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen of a page. After a click on a link, React shows the top of the page first and renders this content right
 * after that. Meanwhile, a placeholder keeps the footer out of view. After a page load, back and forward, everything is rendered at once,
 * because the browser restores the scroll position.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  return isRendered ? children : <div className="below-fold-placeholder" />;
}
