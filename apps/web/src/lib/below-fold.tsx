import { Activity, createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether only the top of the page is shown, because the language is changing. */
export const TopOnlyContext = createContext(false);

/** Whether the content of `BelowFold` is out of view: on a phone, before the visitor scrolls. */
export const isBelowFoldOutOfView = (): boolean => scrollY === 0 && matchMedia('(max-width: 40rem)').matches;

/**
 * Content below the first screen of a page. After a click on a link, React shows the top of the page first and renders this content right
 * after that. Meanwhile, a placeholder keeps the footer out of view. In two cases, everything is rendered at once:
 * - after a click on a link to a section, because the section may be in this content
 * - after a page load, back or forward, because the browser restores the scroll position
 *
 * If the language changes while this content is out of view, it is hidden until the top of the page is shown in the new language. React keeps
 * the state and the DOM of hidden content, and renders it after the visible content.
 *
 * React hydrates the Activity boundary after the rest of the page, or when the visitor clicks inside.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPop = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  const isRendered = useDeferredValue(true, isPop || hash !== '');
  const isHidden = useContext(TopOnlyContext);
  return (
    <>
      {(!isRendered || isHidden) && <div className="below-fold-placeholder" />}
      {isRendered && <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  );
}
