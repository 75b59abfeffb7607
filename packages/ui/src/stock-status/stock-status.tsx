import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface StockStatusProps extends ComponentProps<'p'> {
  /** `low`: few items are left. `out`: the product is sold out. */
  level: 'low' | 'out';
}

/** A note that few items are left, or that the product is sold out. */
export function StockStatus({ level, className, ...rest }: StockStatusProps) {
  return <p className={joinClasses('vt-stock-status', `vt-stock-status--${level}`, className)} {...rest} />;
}
