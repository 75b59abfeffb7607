import { Badge as RadixBadge } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** `plain` (the default), `ink` on pictures, `amber` for products that are new or on sale. */
  tone?: 'plain' | 'amber' | 'ink';
}

/** A short label: a category, a price, “new”. */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <RadixBadge
      size="2"
      variant="solid"
      className={joinClasses('vt-badge', `vt-badge--${tone}`, className)}
      {...rest}
    />
  );
}
