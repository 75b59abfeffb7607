import { Children, type ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface PaneGridProps extends ComponentProps<'ul'> {
  /** The most panes beside one another; narrower screens show fewer. */
  columns?: 2 | 3 | 4;
}

/** The window itself: a list whose items stand in panes, parted by thin lines. Each child becomes one pane. */
export function PaneGrid({ columns = 3, className, children, ...rest }: PaneGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list.
    <ul role="list" className={classes('vt-pane-grid', 'vt-frame', `vt-pane-grid--${columns}`, className)} {...rest}>
      {Children.map(children, (child) => (
        <li className="vt-pane-grid__pane">{child}</li>
      ))}
    </ul>
  );
}
