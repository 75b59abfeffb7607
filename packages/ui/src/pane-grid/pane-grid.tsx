import { Children, type ComponentProps, type ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PaneGridProps extends ComponentProps<'ul'> {
  /** Maximum number of columns; narrow screens show fewer. */
  columns?: 2 | 3 | 4;
  /** Whether the first pane takes the whole row, for the newest or most important item. */
  lead?: boolean;
}

const isRendered = (child: ReactNode) => child !== null && child !== undefined && typeof child !== 'boolean';

/** A list whose items are panes divided by hairlines. Each child becomes one item, except null and booleans. */
export function PaneGrid({ columns = 3, lead, className, children, ...rest }: PaneGridProps) {
  const gridClassName = joinClasses(
    'vt-pane-grid',
    'vt-container',
    `vt-pane-grid--${columns}`,
    lead && 'vt-pane-grid--lead',
    className,
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={gridClassName} {...rest}>
      {Children.map(children, (child) => isRendered(child) && <li className="vt-pane-grid__pane">{child}</li>)}
    </ul>
  );
}
