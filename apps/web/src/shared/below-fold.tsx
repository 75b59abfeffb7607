import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Content below the first screen of a page. After a click on a link, React shows the top of the page first and renders this content right
 * after that. Meanwhile, a placeholder keeps the footer out of view. Everything is rendered at once after a page load, back and forward,
 * because the browser restores the scroll position, and after a click on a link to a section.
 *
 * React hydrates the Suspense boundary after the rest of the page, or when the visitor clicks inside.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isRendered = useDeferredValue(true, isPop || hash !== '');
  return isRendered ? <Suspense>{children}</Suspense> : <div className="below-fold-placeholder" />;
}
