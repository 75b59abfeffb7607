import { Spinner as RadixSpinner } from '@radix-ui/themes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps {
  /** Announced by screen readers, such as “Loading”. */
  label: string;
}

/** Radix Themes' spinner in a status region with a minimum height. It is invisible for the first 200 ms. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="vt-spinner" role="status">
      <RadixSpinner size="3" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
