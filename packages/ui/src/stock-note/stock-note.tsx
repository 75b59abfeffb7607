import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface StockNoteProps extends ComponentProps<'p'> {
  /** `low`: few items are left. `out`: the product is sold out. */
  level: 'low' | 'out';
}

/** A note that few items are left, or that the product is sold out. */
export function StockNote({ level, className, ...rest }: StockNoteProps) {
  return <p className={joinClasses('vt-stock-note', `vt-stock-note--${level}`, className)} {...rest} />;
}
