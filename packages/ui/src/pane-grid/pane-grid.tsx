import { Children, type ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface PaneGridProps extends ComponentProps<'ul'> {
  /** The most panes beside one another; narrower screens show fewer. */
  columns?: 2 | 3 | 4;
  /** The first pane takes a row of its own: for what is newest, or matters most. */
  lead?: boolean;
}

/** The window itself: a list whose items stand in panes, parted by thin lines. Each child becomes one pane. */
export function PaneGrid({ columns = 3, lead, className, children, ...rest }: PaneGridProps) {
  const shape = classes(
    'vt-pane-grid',
    'vt-frame',
    `vt-pane-grid--${columns}`,
    lead && 'vt-pane-grid--lead',
    className,
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list.
    <ul role="list" className={shape} {...rest}>
      {Children.map(children, (child) => (
        <li className="vt-pane-grid__pane">{child}</li>
      ))}
    </ul>
  );
}
