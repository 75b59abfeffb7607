'use client';

import { type ComponentProps, useId } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface RangeFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The value as text, such as “€400”. Screen readers announce it instead of the number. */
  valueText: string;
  onValueChange?: (value: number) => void;
}

/** A slider with its label and its value. Class and style are those of the element around them. */
export function RangeField({ label, value, valueText, onValueChange, className, style, ...rest }: RangeFieldProps) {
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
        aria-valuetext={valueText}
        onChange={(event) => onValueChange?.(event.target.valueAsNumber)}
      />
    </div>
  );
}
