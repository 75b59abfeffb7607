import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={joinClasses('vt-visually-hidden', className)} {...rest} />;
}
