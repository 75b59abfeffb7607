'use client';

import { type ComponentProps, useId } from 'react';
import { useDisabled } from '../hydration/use-disabled.ts';
import { joinClasses } from '../theme/join-classes.ts';

export interface PickerOption {
  value: string;
  label: string;
  /**
   * Why the value is unavailable, such as “Sold out”. The visitor can still choose it, because it may be available after the
   * visitor chooses another value in a different picker.
   */
  note?: string;
}

export interface OptionPickerProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** Name of the group, such as “Language”. */
  legend: string;
  /** Name of the field in a form. Without it, the value is submitted under a generated name. */
  name?: string;
  /** The values of the option. `note` says why a value is unavailable. */
  options: readonly PickerOption[];
  /** Value of the chosen option of a controlled picker. Null if none is chosen. */
  value?: string | null;
  /** Value of the option that is initially chosen in an uncontrolled picker. */
  defaultValue?: string;
  /** Called when another value is chosen. */
  onValueChange?: (value: string) => void;
  /** Disables every radio button. With `onValueChange`, they are also disabled until they are hydrated. */
  disabled?: boolean;
}

/** A group of native radio buttons, to choose one of a few options. `disabled` disables all of them. */
export function OptionPicker({
  legend,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  className,
  ...rest
}: OptionPickerProps) {
  const generatedName = useId();
  const isControlled = value !== undefined;
  return (
    <fieldset
      className={joinClasses('vt-option-picker', className)}
      disabled={useDisabled(disabled, onValueChange)}
      {...rest}
    >
      <legend className="vt-option-picker__legend">{legend}</legend>
      <div className="vt-option-picker__options">
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClasses(
              'vt-option-picker__option',
              option.note !== undefined && 'vt-option-picker__option--unavailable',
            )}
          >
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={isControlled ? option.value === value : undefined}
              defaultChecked={isControlled ? undefined : option.value === defaultValue}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className="vt-option-picker__label">{option.label}</span>
            {option.note && <span className="vt-option-picker__note">{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
