'use client';

import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface ActionBarProps extends ComponentProps<'div'> {
  /** Shown beside the buttons while they are fixed to the bottom of the screen, usually a `Price`. */
  summary?: ReactNode;
}

/** The bar is fixed until nearly all of its place is in view. Not 1, which rounding errors of the browser would miss. */
const minVisibleRatio = 0.9;

/** Custom property with the height that the bar covers at the bottom of the screen. */
const coveredHeightProperty = '--vt-action-bar';

/**
 * The buttons of a page, as children. On small screens they are fixed to the bottom of the screen while their place is not in view. The custom
 * property `--vt-action-bar` on `<html>` is then the height that they cover.
 */
export function ActionBar({ summary, className, ref, children, ...rest }: ActionBarProps) {
  const placeholderRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => placeholderRef.current as HTMLDivElement);
  const barRef = useRef<HTMLDivElement>(null);
  /** Undefined until hydration. The bar is then fixed, because its place is usually below the first screen of a phone. */
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!placeholderRef.current) return;
    // On a busy page, one call can report several changes. The last one is current.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setIsInView(entry.intersectionRatio >= minVisibleRatio);
      },
      { threshold: minVisibleRatio },
    );
    observer.observe(placeholderRef.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isInView || !barRef.current) return;
    const { style } = document.documentElement;
    const { current: element } = barRef;
    const observer = new ResizeObserver(() => {
      const { position } = getComputedStyle(element);
      style.setProperty(coveredHeightProperty, position === 'fixed' ? `${element.offsetHeight}px` : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(coveredHeightProperty);
    };
  }, [isInView]);
  return (
    <div ref={placeholderRef} className={joinClasses('vt-action-bar__placeholder', className)} {...rest}>
      <div
        ref={barRef}
        className={joinClasses('vt-action-bar', !isInView && 'vt-action-bar--fixed')}
        data-in-view={isInView}
      >
        {!isInView && summary && <div className="vt-action-bar__summary">{summary}</div>}
        <div className="vt-action-bar__buttons">{children}</div>
      </div>
    </div>
  );
}
