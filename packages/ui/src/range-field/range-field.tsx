'use client';

import { type ComponentProps, useId } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { joinClasses } from '../theme/join-classes.ts';

export interface RangeFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** Visible label. */
  label: string;
  /** The smallest value. */
  min: number;
  /** The largest value. */
  max: number;
  /** The difference that an arrow key makes; 1 by default. */
  step?: number;
  /** The current value: the field is controlled. */
  value: number;
  /** The value as text, such as “€400”. Screen readers announce it instead of the number. */
  valueText: string;
  /** Called with the value while the visitor drags the thumb, and on each key. */
  onValueChange?: (value: number) => void;
}

/**
 * A slider with its label and its value. It is disabled until it is hydrated. Class and style are those of the element around them.
 */
export function RangeField({
  label,
  value,
  valueText,
  onValueChange,
  onChange,
  disabled,
  className,
  style,
  ...rest
}: RangeFieldProps) {
  const id = useId();
  return (
    <div className={joinClasses('vt-range-field', className)} style={style}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {valueText}
      </output>
      <input
        {...rest}
        id={id}
        type="range"
        value={value}
        disabled={useDisabled(disabled, onValueChange)}
        aria-valuetext={valueText}
        onChange={(event) => {
          onValueChange?.(event.target.valueAsNumber);
          onChange?.(event);
        }}
      />
    </div>
  );
}
