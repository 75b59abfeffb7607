import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Says that something is on its way; shows itself only when that takes longer than 200 ms. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="vt-spinner" role="status">
      <span className="vt-spinner__panes" aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
