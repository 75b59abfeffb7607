import { TextField as ThemesTextField } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'color' | 'type' | 'value' | 'defaultValue' | 'id'> {
  type?: 'text' | 'email';
  value?: string;
  defaultValue?: string;
}

/** A line of text with its label and, under it, what is wrong with it. */
export function TextField({ label, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <ThemesTextField.Root size="3" {...rest} {...control} />}
    </Field>
  );
}
