import type { ComponentProps } from 'react';
import { classes } from '../theme/classes.ts';

export interface FormProps extends ComponentProps<'form'> {
  /** Nothing in the form can be used, before the page is ready to answer say. */
  disabled?: boolean;
}

/** A form whose own messages take the place of the browser's. */
export function Form({ disabled, className, children, ...rest }: FormProps) {
  return (
    <form noValidate className={classes('vt-form', className)} {...rest}>
      <fieldset className="vt-form__fields" disabled={disabled}>
        {children}
      </fieldset>
    </form>
  );
}
