'use client';

import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** Shown beside the buttons on small screens, usually a `Price`. */
  summary?: ReactNode;
}

/** The visible part of the bar from which it counts as in view. Not 1, which rounding errors of the browser would miss. */
const minVisibleRatio = 0.9;

/** Custom property with the height that the bar covers at the bottom of the screen. */
const coveredHeightProperty = '--vt-action-bar';

/**
 * The buttons of a page, as children. On small screens they stay at the bottom of the screen until the end of their container. The custom
 * property `--vt-action-bar` on `<html>` is then the height that they cover. After hydration, `data-in-view` says whether they are in view.
 */
export function ActionBar({ summary, className, ref, children, ...rest }: ActionBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => barRef.current as HTMLDivElement, []);
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    const { current: element } = barRef;
    if (!element) return;
    // On a busy page, one call can report several changes. The last one is current.
    const viewObserver = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setIsInView(entry.intersectionRatio >= minVisibleRatio);
      },
      { threshold: minVisibleRatio },
    );
    viewObserver.observe(element);
    const { style } = document.documentElement;
    const sizeObserver = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky';
      style.setProperty(coveredHeightProperty, isSticky ? `${element.offsetHeight}px` : '0px');
    });
    sizeObserver.observe(element);
    return () => {
      viewObserver.disconnect();
      sizeObserver.disconnect();
      style.removeProperty(coveredHeightProperty);
    };
  }, []);
  return (
    <div ref={barRef} className={joinClasses('vt-action-bar', className)} {...rest} data-in-view={isInView}>
      {summary && <div className="vt-action-bar__summary">{summary}</div>}
      <div className="vt-action-bar__buttons">{children}</div>
    </div>
  );
}
