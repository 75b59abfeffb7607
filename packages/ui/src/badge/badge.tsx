import { Badge as ThemesBadge } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** `amber` only for what is on sale or new. */
  tone?: 'plain' | 'amber' | 'ink';
}

/** A short label: a category, a price, “new”. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <ThemesBadge size="2" variant="solid" className={classes('vt-badge', `vt-badge--${tone}`, className)} {...rest} />
  );
}
