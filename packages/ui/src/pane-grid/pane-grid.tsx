import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface PaneGridProps extends ComponentProps<'ul'> {
  /** Maximum number of columns; narrow screens show fewer. With 1, the cards are horizontal. */
  columns?: 1 | 2 | 3 | 4;
  /** Whether the first pane takes the whole row, for the newest or most important item. */
  lead?: boolean;
  /** Keeps three columns in an incomplete last row, for a list whose items change: items that are added later do not move the others. */
  fixed?: boolean;
}

/** A list of `Pane` elements, divided by hairlines. */
export function PaneGrid({ columns = 3, lead, fixed, className, ...rest }: PaneGridProps) {
  const gridClassName = joinClasses(
    'vt-pane-grid',
    'vt-container',
    `vt-pane-grid--${columns}`,
    lead && 'vt-pane-grid--lead',
    fixed && 'vt-pane-grid--fixed',
    className,
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets.
    <ul role="list" className={gridClassName} {...rest} />
  );
}

/** An item of a `PaneGrid`, usually with a card. */
export function Pane({ className, ...rest }: ComponentProps<'li'>) {
  return <li className={joinClasses('vt-pane-grid__pane', className)} {...rest} />;
}
