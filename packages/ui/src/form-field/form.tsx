'use client';

import type { ComponentProps } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { joinClasses } from '../theme/join-classes.ts';

export interface FormProps extends ComponentProps<'form'> {
  /** Disables every control. With `onSubmit`, they are also disabled until they are hydrated. */
  disabled?: boolean;
}

/** A form with `noValidate`: the browser shows no validation messages, so show your own. */
export function Form({ disabled, className, children, ...rest }: FormProps) {
  return (
    <form noValidate className={joinClasses('vt-form', className)} {...rest}>
      <fieldset className="vt-form__fields" disabled={useDisabled(disabled, rest.onSubmit)}>
        {children}
      </fieldset>
    </form>
  );
}
