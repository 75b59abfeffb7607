import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface StockNoteProps extends ComponentProps<'p'> {
  /** `low`: few are left. `out`: none is. */
  level: 'low' | 'out';
}

/** How much is left, when that matters. */
export function StockNote({ level, className, ...rest }: StockNoteProps) {
  return <p className={classes('vt-stock-note', `vt-stock-note--${level}`, className)} {...rest} />;
}
