import { Spinner as ThemesSpinner, VisuallyHidden } from '@radix-ui/themes';

export interface SpinnerProps {
  /** What is loading, announced to screen readers. */
  label: string;
}

/** Radix Themes' spinner in a status region that reserves space and stays invisible for the first 200 ms. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className="vt-spinner" role="status">
      <ThemesSpinner size="3" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
