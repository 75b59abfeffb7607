'use client';

import { type ComponentProps, useEffect, useId, useState } from 'react';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface SectionRailProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Visible title and accessible name. */
  label: string;
  /** The sections in order. Each `href` ends with the fragment of its section, such as `/product/1#reviews`. */
  items: readonly { href: string; label: string }[];
}

/** A section is current when its beginning has passed this part of the window. */
const currentLine = 0.4;

/** Returns the index of the section that the visitor is reading, and -1 above the first. */
function useCurrentIndex(ids: readonly string[]): number {
  const [currentIndex, setCurrentIndex] = useState(-1);
  const key = ids.join();
  useEffect(() => {
    const elements = key.split(',').map((id) => document.getElementById(id));
    // A section that has passed the line counts as intersecting, however far above the window it is.
    const observer = new IntersectionObserver(
      () =>
        setCurrentIndex(
          elements.findLastIndex(
            (element) => element && element.getBoundingClientRect().top < innerHeight * currentLine,
          ),
        ),
      { rootMargin: `1000000px 0px -${100 - 100 * currentLine}% 0px` },
    );
    for (const element of elements) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return currentIndex;
}

/** The list of a page's sections. The one that the visitor is reading is marked. */
export function SectionRail({ label, items, className, ...rest }: SectionRailProps) {
  const titleId = useId();
  const currentIndex = useCurrentIndex(items.map(({ href }) => href.slice(href.indexOf('#') + 1)));
  return (
    <nav className={joinClasses('vt-section-rail', className)} aria-labelledby={titleId} {...rest}>
      <p id={titleId} className="vt-section-rail__title">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ol role="list">
        {items.map(({ href, label }, index) => (
          <li key={`${href} ${label}`}>
            <Link href={href} aria-current={index === currentIndex ? 'location' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
