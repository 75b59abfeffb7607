import { type ReactNode, useId } from 'react';

export interface FieldProps {
  label: string;
  /** What is wrong with the value, as a sentence; stands under the field and is read with it. */
  error?: string;
}

interface FieldFrameProps extends FieldProps {
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Label above, error below, and the attributes that tie both to the control between them. */
export function Field({ label, error, children }: FieldFrameProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="vt-field">
      <label className="vt-field__label" htmlFor={id}>
        {label}
      </label>
      {children(error ? { id, 'aria-invalid': true, 'aria-describedby': errorId } : { id })}
      {error && (
        <p id={errorId} className="vt-field__error">
          {error}
        </p>
      )}
    </div>
  );
}
