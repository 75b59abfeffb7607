import { Spinner as RadixSpinner } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Announced by screen readers, such as “Loading”. */
  label: string;
}

/** Radix Themes' spinner in a status region with a minimum height. It is invisible for the first 200 ms. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <div className={joinClasses('vt-spinner', className)} role="status" {...rest}>
      <RadixSpinner size="3" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
