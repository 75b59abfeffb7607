import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** `plain` (the default), `ink` on pictures, `amber` for products that are new or on sale. */
  tone?: 'plain' | 'amber' | 'ink';
}

/** A short label: a category, a price, “new”. It has the classes of Radix Themes' badge, without its 3 kB of code. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      className={joinClasses('rt-reset rt-Badge rt-r-size-2 rt-variant-solid vt-badge', `vt-badge--${tone}`, className)}
      {...rest}
    />
  );
}
