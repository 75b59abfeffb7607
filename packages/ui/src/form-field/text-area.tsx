import { TextArea as ThemesTextArea } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'size' | 'color' | 'value' | 'defaultValue' | 'id'> {
  value?: string;
  defaultValue?: string;
}

/** Several lines of text with their label and, under them, what is wrong. */
export function TextArea({ label, error, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <ThemesTextArea size="3" rows={rows} {...rest} {...control} />}
    </Field>
  );
}
