import { TextArea as RadixTextArea, TextField as RadixTextField } from '@radix-ui/themes';
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

interface FieldProps {
  /** Visible label. */
  label: string;
  /** Error message under the field; the field is marked as invalid and described by it. */
  error?: string;
  /** Class and style of the element around label, control and message. All other props are those of the control. */
  className?: string;
  /** Style of the element around label, control and message. */
  style?: CSSProperties;
}

interface FieldLayoutProps extends FieldProps {
  /** Ids of further elements that describe the control. */
  describedBy?: string;
  children: (controlProps: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Renders a label above and an error message below a control, and connects them by id. */
function Field({ label, error, describedBy, className, style, children }: FieldLayoutProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={joinClasses('vt-field', className)} style={style}>
      <label className="vt-field__label" htmlFor={id}>
        {label}
      </label>
      {children(
        error
          ? { id, 'aria-invalid': true, 'aria-describedby': describedBy ? `${errorId} ${describedBy}` : errorId }
          : { id, 'aria-describedby': describedBy },
      )}
      {error && (
        <p id={errorId} className="vt-field__error">
          {error}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'color' | 'type' | 'value' | 'defaultValue' | 'id'> {
  /** `email` shows the keyboard for addresses on phones; `text` by default. */
  type?: 'text' | 'email';
  /** The text of a controlled field. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
}

/** A single-line text field with label and error message. Text, except for an email address, has the direction of its own language. */
export function TextField({ label, error, className, style, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} className={className} style={style} describedBy={rest['aria-describedby']}>
      {(controlProps) => (
        <RadixTextField.Root size="3" dir={rest.type === 'email' ? undefined : 'auto'} {...rest} {...controlProps} />
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'size' | 'color' | 'value' | 'defaultValue' | 'id'> {
  /** The text of a controlled field. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
}

/** A multi-line text field with label and error message. The text has the direction of its own language. */
export function TextArea({ label, error, className, style, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} className={className} style={style} describedBy={rest['aria-describedby']}>
      {(controlProps) => <RadixTextArea size="3" dir="auto" rows={rows} {...rest} {...controlProps} />}
    </Field>
  );
}
