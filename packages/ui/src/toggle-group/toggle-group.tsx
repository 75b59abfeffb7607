'use client';

import type { ComponentProps } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { joinClasses } from '../theme/join-classes.ts';
import { useControllableState } from '../theme/use-controllable-state.ts';

export interface ToggleGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Accessible name of the group, such as “Category”. */
  label: string;
  /** The buttons in order. */
  options: readonly { value: string; label: string }[];
  /** Value of the chosen option of a controlled group. */
  value?: string;
  /** Value of the option that is initially chosen in an uncontrolled group; the first one by default. */
  defaultValue?: string;
  /** Called when another option is chosen. */
  onValueChange?: (value: string) => void;
  /** Disables every option. They are also disabled until they are hydrated. */
  disabled?: boolean;
}

/** Toggle buttons that filter a list. Exactly one is pressed. On phones, their row scrolls. */
export function ToggleGroup({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onValueChange,
  disabled,
  className,
  ...rest
}: ToggleGroupProps) {
  const isHydrated = useHydrated();
  const [chosenValue, setChosenValue] = useControllableState({ value, defaultValue, onValueChange });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these buttons are not part of a form.
    <div role="group" aria-label={label} className={joinClasses('vt-toggle-group', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="vt-toggle-group__option"
          aria-pressed={option.value === chosenValue}
          disabled={disabled || !isHydrated}
          onClick={() => option.value !== chosenValue && setChosenValue(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
