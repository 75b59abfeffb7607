import type { ComponentProps } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export interface ToggleGroupProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the group, such as “Category”. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Value of the chosen option. */
  value: string;
  /** Called when another option is chosen. */
  onChange: (value: string) => void;
  /** Disables every option, for example until the page is hydrated. */
  disabled?: boolean;
}

/** Toggle buttons that filter or sort a list. Exactly one is pressed. */
export function ToggleGroup({ label, options, value, onChange, disabled, className, ...rest }: ToggleGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these buttons are not part of a form.
    <div role="group" aria-label={label} className={joinClasses('vt-toggle-group', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="vt-toggle-group__option"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
