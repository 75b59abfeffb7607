import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ActionBarProps {
  /** The buttons. */
  children: ReactNode;
  /** Shown beside the buttons while they are at the edge of the screen, usually a `Price`. */
  summary?: ReactNode;
}

/** CSS variable with the height that the bar covers at the bottom of the screen. */
const coveredHeight = '--vt-action-bar';

/**
 * The buttons of a page. On small screens they move to the bottom edge of the screen once they are scrolled past, so that they stay
 * within reach. While they are there, `--vt-action-bar` on the page is the height that they cover.
 */
export function ActionBar({ children, summary }: ActionBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isPassed || !bar.current) return;
    const { style } = document.documentElement;
    const { current } = bar;
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(current).position === 'fixed';
      style.setProperty(coveredHeight, isFixed ? `${current.offsetHeight}px` : '0px');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(coveredHeight);
    };
  }, [isPassed]);
  return (
    <div ref={place} className="vt-action-bar__place">
      <div ref={bar} className={isPassed ? 'vt-action-bar vt-action-bar--passed' : 'vt-action-bar'}>
        {isPassed && summary && <div className="vt-action-bar__summary">{summary}</div>}
        <div className="vt-action-bar__buttons">{children}</div>
      </div>
    </div>
  );
}
