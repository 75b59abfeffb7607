import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface StockNoteProps extends ComponentProps<'p'> {
  /** `low`: few are left. `out`: none are left. */
  level: 'low' | 'out';
}

/** Says that few are left, or none. */
export function StockNote({ level, className, ...rest }: StockNoteProps) {
  return <p className={classes('vt-stock-note', `vt-stock-note--${level}`, className)} {...rest} />;
}
