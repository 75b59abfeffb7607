'use client';

import { type ComponentProps, useId } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { ChevronIcon } from '../icon/icons.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'multiple' | 'size' | 'children'> {
  /** Visible label beside the select. */
  label: string;
  /** The options in order. */
  options: readonly { value: string; label: string }[];
  /** Called when another option is chosen. */
  onValueChange?: (value: string) => void;
}

/**
 * A native select with its label. With `onValueChange`, it is disabled until it is hydrated. Class and style are those of the element around
 * them.
 */
export function SelectField({
  label,
  options,
  onValueChange,
  onChange,
  disabled,
  className,
  style,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={joinClasses('vt-select-field', className)} style={style}>
      <label htmlFor={id}>{label}</label>
      <select
        {...rest}
        id={id}
        disabled={useDisabled(disabled, onValueChange)}
        onChange={(event) => {
          onValueChange?.(event.target.value);
          onChange?.(event);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}
