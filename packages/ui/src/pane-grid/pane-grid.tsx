import { Children, type ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PaneGridProps extends ComponentProps<'ul'> {
  /** Maximum number of columns; narrow screens show fewer. */
  columns?: 2 | 3 | 4;
  /** Whether the first pane takes the whole row, for the newest or most important item. */
  lead?: boolean;
}

/** A list whose items are panes divided by hairlines. Each child becomes one item. */
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
      {Children.map(children, (child) => (
        <li className="vt-pane-grid__pane">{child}</li>
      ))}
    </ul>
  );
}
